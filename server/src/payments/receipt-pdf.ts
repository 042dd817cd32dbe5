import { dollars } from '../kernel/dollars.ts'
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
import { cardName } from './card-name.ts'
import type { Receipt } from './receipt-store.ts'

interface Site {
  url: string
  timeZone: string
  demo: boolean
}
const rowHeight = 20
const secondsPerMinute = 60
const countries = new Intl.DisplayNames('en', { type: 'region' })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })

const paidWith = ({ method, brand, last4 }: Receipt) => {
  if (method === 'paypal') return 'PayPal'
  return brand && last4 ? cardName({ brand, last4 }) : 'Card'
}
const boughtOf = ({ package: name, questions, paid_seconds, free_seconds }: Receipt) => {
  if (name === null) return questions === 1 ? '1 question' : `${questions} questions`
  const minutes = (seconds: number) => `${Math.round(seconds / secondsPerMinute)}`
  const held = `${minutes(paid_seconds)} min paid${free_seconds > 0 ? ` and ${minutes(free_seconds)} min free` : ''}`
  return isLatin(name) ? `${name}: ${held}` : held
}
/** The tax that the price includes, as it was on the day: by country and rate. */
const taxRows = ({ amount_cents, tax_cents, tax_country, tax_name, tax_basis_points }: Receipt): [string, string][] => {
  if (tax_country === null || tax_basis_points === null) return [['Tax included', 'none']]
  const name = tax_name !== null && isLatin(tax_name) ? tax_name : 'Tax'
  const rate = percent.format(tax_basis_points / 10_000)
  return [
    [`${name} included, ${countries.of(tax_country)}, ${rate}`, dollars(tax_cents)],
    ['Price without it', dollars(amount_cents - tax_cents)],
  ]
}

const rowsOf = (receipt: Receipt, { url, timeZone }: Site): [string, string][] => {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' })
  return [
    ['Sold by', `Evenlight, ${url}`],
    ['Bought by', receipt.username],
    [receipt.package === null ? 'E-mail reading' : 'Package', boughtOf(receipt)],
    ['Price', dollars(receipt.amount_cents)],
    ...taxRows(receipt),
    ['Paid with', paidWith(receipt)],
    ...(receipt.automatic ? [['How', 'by automatic top-up, as agreed'] as [string, string]] : []),
    ['Paid on', moment.format(receipt.settled_at)],
    ['Reference', receipt.reference],
    ...(receipt.refunded_cents > 0 ? [['Paid back since', dollars(receipt.refunded_cents)] as [string, string]] : []),
  ]
}

const drawRows = (sheet: Sheet, rows: readonly [string, string][]) => {
  const half = widthOf(sheet) / 2
  let y = sheet.y + 8
  for (const [words, value] of rows) {
    sheet.font('Helvetica').fontSize(10).fillColor(muted).text(words, margin, y, { width: half })
    sheet
      .font('Helvetica-Bold')
      .fillColor(ink)
      .text(value, margin + half, y, { width: half, align: 'right' })
    y = Math.max(sheet.y, y + rowHeight - 6) + 6
    drawRule(sheet, y - 4)
  }
}

/** The receipt of one purchase, on a page of A4. */
export const receiptPdf = async (receipt: Receipt, site: Site): Promise<Buffer> => {
  const title = `Receipt ${receipt.reference}`
  const { sheet, whole } = await openSheet(title, receipt.settled_at)
  drawTitle(sheet, title, site.demo ? ['A demonstration: no money was moved.'] : [])
  drawRows(sheet, rowsOf(receipt, site))
  drawNumbers(sheet)
  sheet.end()
  return whole
}
