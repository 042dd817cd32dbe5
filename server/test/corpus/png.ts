import { crc32, deflateSync } from 'node:zlib'

const magic = Buffer.from('89504e470d0a1a0a', 'hex')
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** A chunk as PNG has them. */
export const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([number(data.length), body, number(crc32(body))])
}
/** The head of a picture with one bit of grey a pixel. */
export const header = (width: number, height: number, interlaced = false) =>
  chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([1, 0, 0, 0, interlaced ? 1 : 0])]))
export const pngOf = (...chunks: Buffer[]) => Buffer.concat([magic, ...chunks, chunk('IEND', Buffer.alloc(0))])

const rowsOf = (width: number, height: number) => (Math.ceil(width / 8) + 1) * height
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const interlacedRowsOf = (side: number) =>
  passes
    .map(([x, y, stepX, stepY]) => rowsOf(Math.ceil((side - x) / stepX), Math.ceil((side - y) / stepY)))
    .reduce((sum, bytes) => sum + bytes, 0)

/** A PNG of a few kilobytes that unpacks to `side` × `side` pixels; interlaced, its decoder has to hold all of them. */
export const bomb = (side: number, interlaced = false) =>
  pngOf(
    header(side, side, interlaced),
    chunk('IDAT', deflateSync(Buffer.alloc(interlaced ? interlacedRowsOf(side) : rowsOf(side, side)))),
  )

/** The same picture with further chunks behind its head. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) => {
  const end = magic.length + 25
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)])
}
/** The same picture, with a wrong sum behind one chunk. */
export const spoil = (png: Buffer, type: string) => {
  const at = png.indexOf(type, 0, 'latin1')
  const spoiled = Buffer.from(png)
  const sumAt = at + 4 + png.readUInt32BE(at - 4)
  spoiled.writeUInt32BE((png.readUInt32BE(sumAt) ^ 1) >>> 0, sumAt)
  return spoiled
}
