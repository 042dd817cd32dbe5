import { setImmediate as turn } from 'node:timers/promises'
import type { EarningLine, Statement } from '@evenlight/contract/earnings'
import type { input } from 'zod/v4/core'
import { dollars } from '../kernel/dollars.ts'
import { drawNumbers, drawRule, drawTitle, ink, isLatin, margin, muted, openSheet, type Sheet } from '../kernel/pdf.ts'

type Line = input<typeof EarningLine>
type Shown = input<typeof Statement>
interface Site {
  timeZone: string
  demo: boolean
}
const rowHeight = 16
/** A drawing of a thousand lines must not hold up what else the process has to do. */
const rowsAtOnce = 100

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

/** The heads of the columns; answers where the first line goes. */
const drawHead = (sheet: Sheet, y: number) => {
  sheet.font('Helvetica-Bold').fontSize(8).fillColor(muted)
  drawRow(
    sheet,
    columns.map(({ title }) => title),
    y,
  )
  drawRule(sheet, y + 12)
  sheet.font('Helvetica').fillColor(ink)
  return y + rowHeight
}

const drawTop = (sheet: Sheet, title: string, { reader, ...statement }: Shown, { timeZone, demo }: Site) => {
  const name = isLatin(reader.display_name) ? reader.display_name : reader.username
  drawTitle(sheet, title, [
    `${name} (${reader.username}) · ${statement.id} · times in ${timeZone}`,
    ...(demo ? ['A demonstration: the people, readings and amounts are invented.'] : []),
  ])
  const figures: [string, number][] = [
    [statement.lines === 1 ? '1 line' : `${statement.lines} lines`, statement.lines_cents],
    ['From earlier statements', statement.carried_cents],
    ['Found right in disputes', statement.corrected_cents],
    ['Due', statement.due_cents],
  ]
  for (const [words, amount] of figures) sheet.text(`${words}: ${dollars(amount)}`)
}

const whatOf = ({ what, order_id }: Line) => {
  if (what === 'returned') return order_id === undefined ? 'Time back' : 'Money back'
  return order_id === undefined ? 'Reading' : 'By e-mail'
}
const cellsOf = (line: Line, moment: Intl.DateTimeFormat) => {
  const isEarned = line.what === 'earned'
  return [
    String(line.number ?? ''),
    moment.format(Date.parse(line.at)),
    whatOf(line),
    line.client.username,
    isEarned && line.paid_seconds !== undefined ? time(line.paid_seconds) : '',
    isEarned && line.free_seconds !== undefined ? time(line.free_seconds) : '',
    isEarned && line.rate_cents_per_minute !== undefined ? dollars(line.rate_cents_per_minute) : '',
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

/** A statement with each of its lines, on pages of A4. */
export const pdfOf = async (statement: Shown, lines: readonly Line[], site: Site): Promise<Buffer> => {
  const { half, made_at } = statement
  const day = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'long' })
  const title = `Statement of earnings, ${day.formatRange(Date.parse(half.from), Date.parse(half.until) - 1)}`
  const { sheet, whole } = await openSheet(title, Date.parse(made_at))
  drawTop(sheet, title, statement, site)
  await drawLines(sheet, lines, site.timeZone)
  drawNumbers(sheet)
  sheet.end()
  return whole
}
