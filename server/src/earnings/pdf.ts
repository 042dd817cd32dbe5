import { createRequire } from 'node:module'
import { setImmediate as turn } from 'node:timers/promises'
import type { EarningLine, Statement } from '@evenlight/contract/earnings'
import type { input } from 'zod/v4/core'
import { dollars } from '../kernel/dollars.ts'

type Line = input<typeof EarningLine>
type Shown = input<typeof Statement>
interface Site {
  timeZone: string
  demo: boolean
}
type Sheet = PDFKit.PDFDocument

const serif = createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
const ink = '#1c2927'
const muted = '#53605c'
const rule = '#e4dccd'
const margin = 42
const rowHeight = 16
/** A drawing of a thousand lines must not hold up what else the process has to do. */
const rowsAtOnce = 100

// The fonts that every PDF has know Latin letters alone; a user name is always made of those.
const isLatin = (text: string) => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text)
const time = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const columns = [
  { title: 'No.', width: 32, end: true },
  { title: 'When', width: 108 },
  { title: 'What', width: 56 },
  { title: 'Client', width: 116 },
  { title: 'Paid', width: 42, end: true },
  { title: 'Free', width: 42, end: true },
  { title: 'Rate', width: 48, end: true },
  { title: 'Amount', width: 66, end: true },
] as const
const gap = 6

const drawRow = (sheet: Sheet, cells: readonly string[], y: number) => {
  let x = margin
  for (const [at, column] of columns.entries()) {
    const align = 'end' in column ? 'right' : 'left'
    sheet.text(cells[at] ?? '', x, y, { width: column.width - gap, align, lineBreak: false, ellipsis: true })
    x += column.width
  }
}

const widthOf = (sheet: Sheet) => sheet.page.width - 2 * margin
/** The heads of the columns; answers where the first line goes. */
const drawHead = (sheet: Sheet, y: number) => {
  sheet.font('Helvetica-Bold').fontSize(8).fillColor(muted)
  drawRow(
    sheet,
    columns.map(({ title }) => title),
    y,
  )
  const under = y + 12
  sheet
    .moveTo(margin, under)
    .lineTo(margin + widthOf(sheet), under)
    .strokeColor(rule)
    .stroke()
  sheet.font('Helvetica').fillColor(ink)
  return y + rowHeight
}

const drawTop = (sheet: Sheet, title: string, { reader, ...statement }: Shown, { timeZone, demo }: Site) => {
  const name = isLatin(reader.display_name) ? reader.display_name : reader.username
  sheet.registerFont('serif', serif)
  sheet.font('serif').fontSize(22).fillColor(ink).text('Evenlight').fontSize(14).text(title)
  sheet.font('Helvetica').fontSize(10).fillColor(muted)
  sheet.text(`${name} (${reader.username}) · ${statement.id} · times in ${timeZone}`)
  if (demo) sheet.text('A demonstration: the people, readings and amounts are invented.')
  sheet.moveDown().fillColor(ink)
  const figures: [string, number][] = [
    [statement.lines === 1 ? '1 line' : `${statement.lines} lines`, statement.lines_cents],
    ['From earlier statements', statement.carried_cents],
    ['Found right in disputes', statement.corrected_cents],
    ['Due', statement.due_cents],
  ]
  for (const [words, amount] of figures) sheet.text(`${words}: ${dollars(amount)}`)
}

const cellsOf = (line: Line, moment: Intl.DateTimeFormat) => {
  const isEarned = line.what === 'earned'
  return [
    String(line.number ?? ''),
    moment.format(Date.parse(line.at)),
    isEarned ? 'Reading' : 'Time back',
    line.client.username,
    isEarned ? time(line.paid_seconds) : '',
    isEarned ? time(line.free_seconds) : '',
    isEarned ? dollars(line.rate_cents_per_minute) : '',
    dollars(line.amount_cents),
  ]
}

const drawLines = async (sheet: Sheet, lines: readonly Line[], timeZone: string) => {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const bottom = sheet.page.height - margin - rowHeight
  let y = drawHead(sheet, sheet.y + rowHeight)
  for (const [at, line] of lines.entries()) {
    if (at > 0 && at % rowsAtOnce === 0) await turn()
    if (y > bottom) {
      sheet.addPage()
      y = drawHead(sheet, margin)
    }
    drawRow(sheet, cellsOf(line, moment), y)
    y += rowHeight
  }
}

const drawNumbers = (sheet: Sheet) => {
  const { count } = sheet.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    sheet.switchToPage(at)
    // Below the margin a text would open a page of its own.
    sheet.page.margins.bottom = 0
    sheet.fontSize(8).fillColor(muted)
    const y = sheet.page.height - margin + 8
    sheet.text(`${at + 1} of ${count}`, margin, y, { width: widthOf(sheet), align: 'right', lineBreak: false })
  }
}

/** A statement with each of its lines, on pages of A4. In English, as letters are. */
export const pdfOf = async (statement: Shown, lines: readonly Line[], site: Site): Promise<Buffer> => {
  // Only who asks for a file waits for what draws it.
  const { default: PDFDocument } = await import('pdfkit')
  const { half, made_at } = statement
  const day = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'long' })
  const title = `Statement of earnings, ${day.formatRange(Date.parse(half.from), Date.parse(half.until) - 1)}`
  const made = new Date(made_at)
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Evenlight', CreationDate: made, ModDate: made },
  })
  const parts: Buffer[] = []
  sheet.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
  drawTop(sheet, title, statement, site)
  await drawLines(sheet, lines, site.timeZone)
  drawNumbers(sheet)
  sheet.end()
  return whole
}
