import {
  drawNumbers,
  drawRule,
  drawTitle,
  ink,
  isLatin,
  margin,
  muted,
  openSheet,
  widthOf,
  type Sheet,
} from '../kernel/pdf.ts'
import type { Copy } from './copy-store.ts'
import type { Account, Consent } from './store.ts'

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
const rowHeight = 16
const half = 0.5
const agreedTo: Record<Consent['to'], string> = {
  terms: 'The terms',
  automatic_top_up: 'Automatic top-up',
  kept_card: 'A card kept at the card company',
  push: 'Notices to a browser',
}
/** A table's name as words. */
const spoken = (table: string) => table.replaceAll('_', ' ')
const shown = (text: string) => (isLatin(text) ? text : 'stands in the file')

const drawPart = (sheet: Sheet, title: string, rows: readonly (readonly [string, string])[]) => {
  if (sheet.y > sheet.page.height - margin - 3 * rowHeight) sheet.addPage()
  sheet.moveDown().font('Helvetica-Bold').fontSize(11).fillColor(ink).text(title, margin)
  drawRule(sheet, sheet.y + 2)
  sheet.moveDown(half).font('Helvetica').fontSize(9)
  const width = widthOf(sheet) * half
  for (const [name, value] of rows) {
    if (sheet.y > sheet.page.height - margin - 2 * rowHeight) sheet.addPage()
    const y = sheet.y
    sheet.fillColor(muted).text(name, margin, y, { width: width - 6 })
    const under = sheet.y
    sheet.fillColor(ink).text(value, margin + width, y, { width })
    sheet.y = Math.max(under, sheet.y) + 3
  }
  sheet.x = margin
}

/** What a copy holds, on pages of A4: who it is about, what was agreed to, and how much there is of what. */
export const summaryOf = async ({ copy, person, consents, untold, madeAt }: Summed, site: Site): Promise<Buffer> => {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'long', timeStyle: 'short' })
  const title = 'What we keep of you'
  const { sheet, whole } = await openSheet(title, madeAt)
  drawTitle(sheet, title, [
    `${person.username} · ${moment.format(madeAt)} · times in ${site.timeZone}`,
    ...(site.demo ? ['A demonstration: the people, readings and amounts are invented.'] : []),
  ])
  drawPart(sheet, 'Your account', [
    ['User name', person.username],
    ['E-mail address', shown(person.said_email)],
    ['Name', shown([person.first_name, person.last_name].filter(Boolean).join(' '))],
    ['Since', moment.format(person.made_at)],
    ['Number in our books', copy.person_id],
  ])
  drawPart(
    sheet,
    'What you have agreed to',
    consents.map(({ to, version, at, ended_at }) => [
      version === null ? agreedTo[to] : `${agreedTo[to]}, version ${version}`,
      ended_at === null ? `since ${moment.format(at)}` : `${moment.format(at)} to ${moment.format(ended_at)}`,
    ]),
  )
  drawPart(
    sheet,
    'What the file holds',
    Object.entries(copy.counts)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => [spoken(table), String(count)]),
  )
  drawPart(
    sheet,
    'What is not in it, and why',
    Object.entries(untold).map(([table, why]) => [spoken(table), why]),
  )
  drawNumbers(sheet)
  sheet.end()
  return whole
}
