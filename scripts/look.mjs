/**
 * `npm run look`: photographs every screen at four widths, light, dark and from right to left, into `look/` with a sheet of
 * all of them in `look/index.html`, and lists what a machine finds wrong. `--only room --width 390 --look dark` narrow it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from './found.mjs'
import { root, runScript } from './run.mjs'
import { ready } from './runtime.mjs'

const text = { type: 'string', multiple: true, default: [] }
const { values } = parseArgs({
  options: { only: text, width: text, look: text, folder: { type: 'string', default: 'look' } },
})
const folder = join(root, values.folder)

const { node, env } = await ready()
const browser = chromium()
const narrow = {
  EVENLIGHT_PICTURES: folder,
  EVENLIGHT_WIDTHS: values.width.join(','),
  EVENLIGHT_LOOKS: values.look.join(','),
  ...(browser && { EVENLIGHT_CHROMIUM: browser }),
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const since = Date.now()
const script = join(root, 'node_modules/@playwright/test/cli.js')
const only = values.only.length ? ['--grep', values.only.join('|')] : []
const { code } = await runScript(node, [script, 'test', '--config=e2e/look', ...only], { env: { ...env, ...narrow } })

const screens = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
const of = ({ name }) => pictures.filter((file) => new RegExp(`^${name}-\\d+-\\w+\\.png$`).test(file))
const plain = (words) => words.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

const section = (screen) => `<section><h2>${plain(screen.name)} <small>${plain(screen.url)}</small></h2>
<ul>${screen.faults.map((fault) => `<li>${plain(fault)}</li>`).join('')}</ul>
<div>${of(screen)
  .map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  )
  .join('')}</div></section>`
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:360px;border:1px solid #999}li{color:#a00}</style>
<h1>${screens.length} screens, ${pictures.length} pictures</h1>${screens.map(section).join('\n')}`,
)

const faults = screens.flatMap((screen) => screen.faults)
for (const fault of faults) console.log(fault)
console.log(
  `\n${screens.length} screens, ${pictures.length} pictures in ${((Date.now() - since) / 60_000).toFixed(1)} minutes: ${folder}/index.html`,
)
console.log(`${faults.length} findings${code ? '; some screens could not be photographed, see above' : ''}`)
process.exit(faults.length || code ? 1 : 0)
