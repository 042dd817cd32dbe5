import { createRequire } from 'node:module'
import { isRightToLeft, type Language } from '@evenlight/contract/languages'
import { fill } from '@evenlight/contract/sentences'
import { printable } from './pdf-faces.ts'
import { bare, isolated, linesOf, piecesOf, readsFromRight, type Piece } from './pdf-lines.ts'

/** A file under way, and the language it is in: what begins at the left in English begins at the right in Arabic. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  language: Language
}
export interface Style {
  points: number
  bold?: boolean
  colour?: string
}
/** Where a text goes: `x` is how far its box begins from the margin where lines begin. */
interface Box {
  x?: number
  y?: number
  width?: number
  atEnd?: boolean
  /** Cut with an ellipsis instead of going on in a second line. */
  isOneLine?: boolean
  /** What somebody wrote: each paragraph begins where its own language does. */
  isOwn?: boolean
}

const serif = createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
const ink = '#1c2927'
export const muted = '#53605c'
const rule = '#e4dccd'
export const margin = 42
const lineHeight = 1.35

/** Points between the margins. */
export const widthOf = ({ pdf }: Sheet) => pdf.page.width - 2 * margin
/** Where pages end. */
export const bottomOf = ({ pdf }: Sheet) => pdf.page.height - margin

/** An empty sheet of A4, and the whole file once the sheet has been ended. */
export const openSheet = async (title: string, madeAt: number, language: Language) => {
  // Only who asks for a file waits for what draws it.
  const { default: PDFDocument } = await import('pdfkit')
  const made = new Date(madeAt)
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: bare(title), Author: 'Evenlight', CreationDate: made, ModDate: made },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  const sheet: Sheet = { pdf, language }
  return { sheet, whole }
}

interface Measured {
  pieces: (Piece & { width: number })[]
  width: number
}
const measured = ({ pdf }: Sheet, line: string, isRtl: boolean, { points, bold }: Style): Measured => {
  const pieces = piecesOf(line, isRtl).map(({ face, text }) => {
    const width = pdf
      .font(bold ? face.bold : face.regular)
      .fontSize(points)
      .widthOfString(text)
    return { face, text, width }
  })
  return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) }
}

const shorten = (line: string, width: number, widthOfLine: (text: string) => number) => {
  if (widthOfLine(line) <= width) return line
  let kept = Array.from(line)
  while (kept.length > 0 && widthOfLine(`${kept.join('')}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('')}…`
}

const drawPieces = ({ pdf }: Sheet, pieces: Measured['pieces'], [start, y]: [number, number], style: Style) => {
  let x = start
  for (const { face, text, width } of pieces) {
    pdf.font(style.bold ? face.bold : face.regular).fontSize(style.points)
    // On one base line: faces stand differently high over theirs.
    pdf.fillColor(style.colour ?? ink).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += width
  }
}

/** Draws a text in whatever letters it has, over as many lines and pages as it takes; answers where it ends. */
export const write = (sheet: Sheet, text: string, style: Style, box: Box = {}) => {
  const { pdf, language } = sheet
  const { x = 0, y = pdf.y, width = widthOf(sheet) - x, atEnd = false, isOneLine = false, isOwn = false } = box
  const isMirrored = isRightToLeft(language)
  const left = isMirrored ? pdf.page.width - margin - x - width : margin + x
  let at = y
  for (const paragraph of printable(isOneLine ? text.replaceAll('\n', ' ') : text).split('\n')) {
    const isRtl = isOwn ? readsFromRight(paragraph, isMirrored) : isMirrored
    const widthOfLine = (line: string) => measured(sheet, line, isRtl, style).width
    for (const line of isOneLine ? [shorten(paragraph, width, widthOfLine)] : linesOf(paragraph, width, widthOfLine)) {
      if (at + style.points > bottomOf(sheet) && !isOneLine) {
        pdf.addPage()
        at = margin
      }
      const drawn = measured(sheet, line, isRtl, style)
      drawPieces(sheet, drawn.pieces, [atEnd === isRtl ? left : left + width - drawn.width, at + style.points], style)
      at += style.points * lineHeight
    }
  }
  pdf.x = margin
  pdf.y = at
  return at
}

/** The house's name over what it is about, and lines that say of whom and by which clock. */
export const drawTitle = (sheet: Sheet, title: string, under: readonly string[]) => {
  const { pdf, language } = sheet
  pdf.registerFont('serif', serif)
  pdf.font('serif').fontSize(22).fillColor(ink)
  pdf.text('Evenlight', margin, margin, { width: widthOf(sheet), align: isRightToLeft(language) ? 'right' : 'left' })
  write(sheet, title, { points: 14, bold: true })
  for (const line of under) write(sheet, line, { points: 10, colour: muted })
  pdf.y += 10
}

/** A sentence with values that keep their own direction. */
export const saying = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  fill(sentence, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(String(value))])))

/** A line from margin to margin. */
export const drawRule = (sheet: Sheet, y: number) =>
  sheet.pdf
    .moveTo(margin, y)
    .lineTo(margin + widthOf(sheet), y)
    .strokeColor(rule)
    .stroke()

/** `1 / 3` at the foot of each page, and the file has its end. */
export const endSheet = (sheet: Sheet) => {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    // Below the margin a text would open a page of its own.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - margin + 8
    write(sheet, `${at + 1} / ${count}`, { points: 8, colour: muted }, { y, atEnd: true, isOneLine: true })
  }
  pdf.end()
}
