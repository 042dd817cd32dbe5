import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, PathCommand } from 'opentype.js'

const resolve = createRequire(import.meta.url)
// It is made for other loaders than this one, which finds no names in it.
const { parse } = resolve('opentype.js') as typeof import('opentype.js')

let face: Font | undefined
const load = () => {
  const file = resolve.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
  const bytes = readFileSync(file)
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

const tenths = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ')

/** The library's own writer of outlines makes NaN of some numbers when it rounds them. */
const outlineOf = (commands: readonly PathCommand[]) =>
  commands
    .map((one) => {
      if (one.type === 'Z') return 'Z'
      if (one.type === 'Q') return `Q${tenths(one.x1, one.y1, one.x, one.y)}`
      if (one.type === 'C') return `C${tenths(one.x1, one.y1, one.x2, one.y2, one.x, one.y)}`
      return `${one.type}${tenths(one.x, one.y)}`
    })
    .join('')

/** A line of words as an outline in the face of our headings; undefined where the face lacks one of its signs. */
export const letters = (words: string, size: number) => {
  face ??= load()
  if (Array.from(words).some((sign) => face!.charToGlyphIndex(sign) === 0)) return undefined
  return { path: outlineOf(face.getPath(words, 0, 0, size).commands), width: face.getAdvanceWidth(words, size) }
}
