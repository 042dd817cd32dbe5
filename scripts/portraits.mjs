/**
 * `node scripts/portraits.mjs`: draws the portraits of the demo's readers from their SVG, in the sizes that any reader's
 * picture is kept in. They lie drawn in the project, as thirteen would hold up a first start for seconds.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { redraw } from '../server/src/uploads/picture.ts'
import { fileOf, sideMax } from '../server/src/uploads/sizes.ts'
import { root } from './run.mjs'

const { renderAsync } = createRequire(join(root, 'server/package.json'))('@resvg/resvg-js')
const folder = join(root, 'server/src/demo/portraits')
/** Enough for the head of a profile on any screen. */
const width = 800

for (const svg of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const drawn = await renderAsync(readFileSync(join(folder, svg), 'utf8'), { fitTo: { mode: 'width', value: width } })
  const name = svg.replace('.svg', '.webp')
  for (const { side, bytes } of (await redraw(drawn.asPng())).drawings)
    writeFileSync(join(folder, side === sideMax ? name : fileOf(name, side)), bytes)
}
