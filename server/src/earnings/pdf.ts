import { setImmediate as turn } from 'node:timers/promises'
import type { EarningLine, Statement } from '@evenlight/contract/earnings'
import type { Language } from '@evenlight/contract/languages'
import type { input } from 'zod/v4/core'
import { datesIn } from '../kernel/dates-in.ts'
import { dollars } from '../kernel/dollars.ts'
import {
  bottomOf,
  drawRule,
  drawTitle,
  endSheet,
  margin,
  muted,
  openSheet,
  saying,
  write,
  type Sheet,
  type Style,
} from '../kernel/pdf.ts'
import { pdfWords } from './pdf-words.ts'

type Line = input<typeof EarningLine>
type Shown = input<typeof Statement>
interface Site {
  timeZone: string
  demo: boolean
  /** Who pays, as the house said it by then. */
  payer: { company: string; address: string } | undefined
}
const rowHeight = 16
const small: Style = { points: 8 }
/** A drawing of a thousand lines must not hold up what else the process has to do. */
const rowsAtOnce = 25

const time = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const columns = [
  { width: 32, atEnd: true },
  { width: 108 },
  { width: 56 },
  { width: 116 },
  { width: 42, atEnd: true },
  { width: 42, atEnd: true },
  { width: 48, atEnd: true },
  { width: 66, atEnd: true },
] as const
const gap = 6

const drawRow = (sheet: Sheet, cells: readonly string[], y: number, style: Style) => {
  let x = 0
  for (const [at, column] of columns.entries()) {
    const box = { x, y, width: column.width - gap, atEnd: 'atEnd' in column, isOneLine: true }
    write(sheet, cells[at] ?? '', style, box)
    x += column.width
  }
}

/** The heads of the columns; answers where the first line goes. */
const drawHead = (sheet: Sheet, y: number) => {
  drawRow(sheet, pdfWords[sheet.language].columns, y, { ...small, bold: true, colour: muted })
  drawRule(sheet, y + 12)
  return y + rowHeight
}

const drawTop = (sheet: Sheet, title: string, { reader, ...statement }: Shown, { timeZone, demo, payer }: Site) => {
  const words = pdfWords[sheet.language]
  const whose = { name: reader.display_name, username: reader.username, id: statement.id, zone: timeZone }
  const by = payer && saying(words.payer, { payer: [payer.company, ...payer.address.split('\n')].join(', ') })
  drawTitle(sheet, title, [saying(words.whose, whose), ...(by ? [by] : []), ...(demo ? [words.demo] : [])])
  const figures: [string, number][] = [
    [statement.lines === 1 ? words.line : words.lines, statement.lines_cents],
    [words.carried, statement.carried_cents],
    [words.corrected, statement.corrected_cents],
    [words.due, statement.due_cents],
  ]
  for (const [sentence, amount] of figures)
    write(sheet, saying(sentence, { count: statement.lines, amount: dollars(amount) }), { points: 10 })
}

const whatOf = ({ what, order_id }: Line, { timeBack, moneyBack, reading, order }: (typeof pdfWords)[Language]) => {
  if (what === 'returned') return order_id === undefined ? timeBack : moneyBack
  return order_id === undefined ? reading : order
}
const cellsOf = (line: Line, language: Language, moment: Intl.DateTimeFormat) => {
  const isEarned = line.what === 'earned'
  return [
    String(line.number ?? ''),
    moment.format(Date.parse(line.at)),
    whatOf(line, pdfWords[language]),
    line.client.username,
    isEarned && line.paid_seconds !== undefined ? time(line.paid_seconds) : '',
    isEarned && line.free_seconds !== undefined ? time(line.free_seconds) : '',
    isEarned && line.rate_cents_per_minute !== undefined ? dollars(line.rate_cents_per_minute) : '',
    dollars(line.amount_cents),
  ]
}

const drawLines = async (sheet: Sheet, lines: readonly Line[], timeZone: string) => {
  const { language } = sheet
  const moment = new Intl.DateTimeFormat(datesIn[language], { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  let y = drawHead(sheet, sheet.pdf.y + rowHeight)
  for (const [at, line] of lines.entries()) {
    if (at > 0 && at % rowsAtOnce === 0) await turn()
    if (y > bottomOf(sheet) - rowHeight) {
      sheet.pdf.addPage()
      y = drawHead(sheet, margin)
    }
    drawRow(sheet, cellsOf(line, language, moment), y, small)
    y += rowHeight
  }
}

/** A statement with each of its lines, on pages of A4. */
export const pdfOf = async (
  statement: Shown,
  lines: readonly Line[],
  language: Language,
  site: Site,
): Promise<Buffer> => {
  const { half, made_at } = statement
  const day = new Intl.DateTimeFormat(datesIn[language], { timeZone: site.timeZone, dateStyle: 'long' })
  const days = day.formatRange(Date.parse(half.from), Date.parse(half.until) - 1)
  const title = saying(pdfWords[language].title, { half: days })
  const { sheet, whole } = await openSheet(title, Date.parse(made_at), language)
  drawTop(sheet, title, statement, site)
  await drawLines(sheet, lines, site.timeZone)
  endSheet(sheet)
  return whole
}
