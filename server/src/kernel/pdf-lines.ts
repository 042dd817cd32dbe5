import makeBidi from 'bidi-js'
import { faceFor, type Face } from './pdf-faces.ts'

const bidi = makeBidi()

/** A stretch of a line that one face draws, in the order in which its signs are given to the font. */
export interface Piece {
  face: Face
  text: string
}

const isolates = /[\u2066-\u2069]/g
/** A value whose own direction leaves the sentence around it alone. */
export const isolated = (value: string) => `\u2068${value}\u2069`
/** A text without the signs that say a direction. */
export const bare = (text: string) => text.replaceAll(isolates, '')

/** Whether a text is read from the right, by its first letter; as the page is where it has none. */
export const readsFromRight = (text: string, otherwise: boolean) =>
  /\p{L}/u.test(text) ? isOdd(bidi.getEmbeddingLevels(text).paragraphs[0]?.level) : otherwise

const isOdd = (level: number | undefined) => (level ?? 0) % 2 === 1

/** The places of a line's signs from left to right, by the rules of Unicode (UAX 9). */
const seenOrder = (line: string, found: ReturnType<typeof bidi.getEmbeddingLevels>) => {
  const order = Array.from({ length: line.length }, (_, at) => at)
  for (const [from = 0, to = 0] of bidi.getReorderSegments(line, found)) {
    const turned = order.slice(from, to + 1).toReversed()
    order.splice(from, turned.length, ...turned)
  }
  return order
}

/** A line as it is drawn from left to right. A font turns letters of its own script round by itself, so those are given as they are read. */
export const piecesOf = (line: string, isRtl: boolean): Piece[] => {
  const found = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const pieces: (Piece & { turns: boolean })[] = []
  for (const at of seenOrder(line, found)) {
    const sign = line[at] ?? ''
    if (bare(sign) === '') continue
    const turned = isOdd(found.levels[at])
    const face = faceFor(sign)
    const turns = turned && face.regular !== 'Helvetica'
    const shown = turned ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    const last = pieces.at(-1)
    if (last?.face !== face || last.turns !== turns) pieces.push({ face, turns, text: shown })
    else last.text = turns ? shown + last.text : last.text + shown
  }
  return pieces
}

/** Cuts a paragraph where it would be wider than its box: between words, and inside one that is too long alone. */
export const linesOf = (text: string, width: number, widthOf: (line: string) => number): string[] => {
  const lines: string[] = []
  let [line, used] = ['', 0]
  const add = (part: string, wide: number) => {
    if (line && used + wide > width) {
      lines.push(line.trimEnd())
      ;[line, used] = ['', 0]
    }
    line += part
    used += wide
  }
  for (const word of text.split(/(?<= )/)) {
    const wide = widthOf(word.trimEnd())
    if (wide > width) for (const sign of word) add(sign, widthOf(sign))
    else add(word, wide)
    if (word.endsWith(' ')) used += widthOf(' ')
  }
  return [...lines, line.trimEnd()]
}
