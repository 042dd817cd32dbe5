import type { Language } from '@evenlight/contract/languages'
import { datesIn } from '../kernel/dates-in.ts'
import {
  bottomOf,
  drawRule,
  drawTitle,
  endSheet,
  muted,
  openSheet,
  saying,
  widthOf,
  write,
  type Sheet,
} from '../kernel/pdf.ts'
import type { Copy } from './copy-store.ts'
import type { Account, Consent } from './store.ts'
import { reasonsIn, summaryWords } from './summary-words.ts'
import { tableNames } from './table-names.ts'

interface Summed {
  copy: Pick<Copy, 'counts' | 'person_id'>
  person: Account
  consents: Consent[]
  untold: Record<string, string>
  madeAt: number
}
interface Site {
  timeZone: string
  demo: boolean
}
type Row = readonly [name: string, value: string]
const rowHeight = 16
/** What a table's rows are called; where nobody has named them, as they stand in the file. */
const spoken = (table: string, language: Language) =>
  language === 'en' ? table.replaceAll('_', ' ') : (tableNames[language][table] ?? table)

const drawPart = (sheet: Sheet, title: string, rows: readonly Row[]) => {
  const { pdf } = sheet
  if (pdf.y > bottomOf(sheet) - 3 * rowHeight) pdf.addPage()
  pdf.y += 12
  write(sheet, title, { points: 11, bold: true })
  drawRule(sheet, pdf.y + 2)
  pdf.y += 8
  const half = widthOf(sheet) / 2
  for (const [name, value] of rows) {
    if (pdf.y > bottomOf(sheet) - 2 * rowHeight) pdf.addPage()
    const { y } = pdf
    const under = write(sheet, name, { points: 9, colour: muted }, { y, width: half - 6 })
    write(sheet, value, { points: 9 }, { x: half, y })
    pdf.y = Math.max(under, pdf.y) + 3
  }
}

const consentsOf = (consents: readonly Consent[], language: Language, moment: Intl.DateTimeFormat) => {
  const words = summaryWords[language]
  return consents.map(({ to, version, at, ended_at }): Row => {
    const what = words.agreedTo[to]
    const from = moment.format(at)
    return [
      version === null ? what : saying(words.version, { what, version }),
      ended_at === null ? saying(words.from, { from }) : saying(words.span, { from, until: moment.format(ended_at) }),
    ]
  })
}

const personRows = (person: Account, number: string, language: Language, since: string): Row[] => {
  const words = summaryWords[language]
  return [
    [words.username, person.username],
    [words.email, person.said_email],
    [words.name, [person.first_name, person.last_name].filter(Boolean).join(' ')],
    [words.since, since],
    [words.number, number],
  ]
}

/** What a copy holds, on pages of A4: who it is about, what was agreed to, and how much there is of what. */
export const summaryOf = async (
  { copy, person, consents, untold, madeAt }: Summed,
  language: Language,
  { timeZone, demo }: Site,
): Promise<Buffer> => {
  const words = summaryWords[language]
  const reasons = language === 'en' ? untold : { ...untold, ...reasonsIn[language] }
  const moment = new Intl.DateTimeFormat(datesIn[language], { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const { sheet, whole } = await openSheet(words.title, madeAt, language)
  const whose = { username: person.username, at: moment.format(madeAt), zone: timeZone }
  drawTitle(sheet, words.title, [saying(words.whose, whose), ...(demo ? [words.demo] : [])])
  drawPart(sheet, words.account, personRows(person, copy.person_id, language, moment.format(person.made_at)))
  drawPart(sheet, words.agreed, consentsOf(consents, language, moment))
  const counts = Object.entries(copy.counts).filter(([, count]) => count > 0)
  drawPart(
    sheet,
    words.holds,
    counts.map(([table, count]) => [spoken(table, language), String(count)]),
  )
  drawPart(
    sheet,
    words.lacks,
    Object.keys(untold).map((table) => [spoken(table, language), reasons[table] ?? '']),
  )
  endSheet(sheet)
  return whole
}
