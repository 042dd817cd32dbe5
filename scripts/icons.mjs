/** `node scripts/icons.mjs`: draws the pictures of an installed site from the mark, into web/public/icons. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.mjs'

const sharp = createRequire(join(root, 'server/package.json'))('sharp')
const folder = join(root, 'web/public/icons')
const [paper, spruce, ember] = ['#fbf8f2', '#1f5a50', '#a8471a']

/** The mark on paper; `share` of the side is the mark's, the rest is room for a system that cuts corners. */
const drawing = (share, radius) => {
  const scale = (512 * share) / 32
  const edge = (512 - 32 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" rx="${radius}" fill="${paper}" />
    <g transform="translate(${edge} ${edge}) scale(${scale})">
      <circle cx="16" cy="16" r="14" fill="none" stroke="${spruce}" stroke-width="2" />
      <path d="M16 5.5a10.5 10.5 0 0 1 0 21z" fill="${ember}" />
    </g>
  </svg>`
}

const draw = (name, side, svg) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))

mkdirSync(folder, { recursive: true })
// A maskable picture may lose all but the middle 80 %; Apple cuts its own corners and wants no see-through ones.
await draw('icon-192', 192, drawing(0.72, 143))
await draw('icon-512', 512, drawing(0.72, 143))
await draw('maskable-512', 512, drawing(0.56, 0))
await draw('apple-touch-icon', 180, drawing(0.66, 0))
