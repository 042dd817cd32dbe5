import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp, { type OutputInfo } from 'sharp'
import { refuse, Refusal } from '@evenlight/contract/errors'
import { sideMax, sidesOf } from './sizes.ts'

const pixelsMax = 24_000_000
const quality = 82
const atOnce = 2
const waitingMax = 20
const kinds = new Set(['jpg', 'png', 'apng', 'webp', 'gif'])

// Whatever the first bytes pretend: no other decoder is ever reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)

const turn = pLimit(atOnce)
const unknown = () => refuse('unknown_type', { detail: 'not_a_picture' })
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** The bare pixels, upright and at most `sideMax` long: nothing else of the file is in them. */
const readPixels = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > pixelsMax)
    throw refuse('too_large', { detail: ['too_many_pixels', { megapixels: pixelsMax / 1e6 }] })
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'truncated' })
    .rotate()
    .resize(within(sideMax))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const drawAll = async ({ data, info }: { data: Buffer; info: OutputInfo }) => {
  const { width, height, channels } = info
  const drawings = []
  for (const side of [...sidesOf(info), sideMax])
    drawings.push({
      side,
      bytes: await sharp(data, { raw: { width, height, channels } }).resize(within(side)).webp({ quality }).toBuffer(),
    })
  return { width, height, drawings }
}

/**
 * A picture drawn anew as WebP of at most 1600 pixels a side, and smaller beside it, so that nothing of the sent file
 * remains: no metadata, no second meaning of its bytes. Of a moving picture the first frame. Refuses `unknown_type`,
 * `too_large` and, when too many wait, `busy`.
 */
export const redraw = async (bytes: Buffer) => {
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!sniffed || !kinds.has(sniffed.ext)) throw unknown()
  if (turn.pendingCount >= waitingMax) throw refuse('busy')
  return turn(async () => drawAll(await readPixels(bytes))).catch((error: Error) => {
    throw error instanceof Refusal ? error : unknown()
  })
}

/** The middle of a picture that we drew, as a square, in all its sizes. */
export const redrawSquare = (drawn: Buffer) =>
  turn(async () => {
    const { width, height } = await sharp(drawn).metadata()
    const side = Math.min(width, height)
    const middle = sharp(drawn).resize({ width: side, height: side, fit: 'cover' })
    return drawAll(await middle.raw().toBuffer({ resolveWithObject: true }))
  })
