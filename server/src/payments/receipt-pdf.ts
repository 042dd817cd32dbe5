import { languageFor, type Language } from '@evenlight/contract/languages'
import { datesIn } from '../kernel/dates-in.ts'
import { dollars } from '../kernel/dollars.ts'
import { drawRule, drawTitle, endSheet, muted, openSheet, saying, widthOf, write, type Sheet } from '../kernel/pdf.ts'
import { isolated } from '../kernel/pdf-lines.ts'
import { cardName } from './card-name.ts'
import type { Receipt } from './receipt-store.ts'
import { receiptWords } from './receipt-words.ts'

interface Site {
  url: string
  timeZone: string
  demo: boolean
  /** Who sold, as the house said it by then. */
  seller: { company: string; address: string; vat_id: string; register: string } | undefined
}
type Row = readonly [words: string, value: string]
const secondsPerMinute = 60

const paidWith = ({ method, brand, last4 }: Receipt, language: Language) => {
  if (method === 'paypal') return 'PayPal'
  return brand && last4 ? cardName({ brand, last4 }, language) : receiptWords[language].card
}
const boughtOf = ({ package: name, questions, paid_seconds, free_seconds }: Receipt, language: Language) => {
  const words = receiptWords[language]
  if (name === null) return questions === 1 ? words.question : saying(words.questions, { count: questions ?? 0 })
  const [paid, free] = [paid_seconds, free_seconds].map((seconds) => Math.round(seconds / secondsPerMinute))
  return `${isolated(name)}: ${saying(free_seconds > 0 ? words.paidAndFree : words.paid, { paid: paid ?? 0, free: free ?? 0 })}`
}
/** The tax that the price includes, as it was on the day: by country and rate. */
const taxRows = (receipt: Receipt, language: Language): Row[] => {
  const { amount_cents, tax_cents, tax_country, tax_name, tax_basis_points } = receipt
  const words = receiptWords[language]
  if (tax_country === null || tax_basis_points === null) return [[words.noTax, words.none]]
  const percent = new Intl.NumberFormat(datesIn[language], { style: 'percent', maximumFractionDigits: 2 })
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(tax_country) ?? tax_country
  const rate = percent.format(tax_basis_points / 10_000)
  return [
    [saying(words.taxed, { name: tax_name ?? words.tax, country, rate }), dollars(tax_cents)],
    [words.untaxed, dollars(amount_cents - tax_cents)],
  ]
}

const sellerRows = ({ url, seller }: Site, words: (typeof receiptWords)[Language]): Row[] => {
  if (!seller) return [[words.seller, `Evenlight, ${url}`]]
  const address = seller.address.split('\n').filter((line) => line.trim())
  return [
    [words.seller, [seller.company, ...address, url].join('\n')],
    ...(seller.vat_id ? [[words.vatId, seller.vat_id] as const] : []),
    ...(seller.register ? [[words.register, seller.register] as const] : []),
  ]
}

const rowsOf = (receipt: Receipt, language: Language, site: Site): Row[] => {
  const { timeZone } = site
  const words = receiptWords[language]
  const moment = new Intl.DateTimeFormat(datesIn[language], { timeZone, dateStyle: 'long', timeStyle: 'long' })
  return [
    ...sellerRows(site, words),
    [words.buyer, receipt.username],
    [receipt.package === null ? words.order : words.package, boughtOf(receipt, language)],
    [words.price, dollars(receipt.amount_cents)],
    ...taxRows(receipt, language),
    [words.method, paidWith(receipt, language)],
    ...(receipt.automatic ? [[words.how, words.automatic] as const] : []),
    [words.paidOn, moment.format(receipt.settled_at)],
    [words.reference, receipt.reference],
    ...(receipt.refunded_cents > 0 ? [[words.paidBack, dollars(receipt.refunded_cents)] as const] : []),
  ]
}

const drawRows = (sheet: Sheet, rows: readonly Row[]) => {
  const half = widthOf(sheet) / 2
  for (const [words, value] of rows) {
    const y = sheet.pdf.y + 7
    const under = write(sheet, words, { points: 10, colour: muted }, { y, width: half })
    write(sheet, value, { points: 10, bold: true }, { x: half, y, atEnd: true })
    sheet.pdf.y = Math.max(under, sheet.pdf.y) + 2
    drawRule(sheet, sheet.pdf.y)
  }
}

/** The receipt of one purchase in its buyer's language, on a page of A4. */
export const receiptPdf = async (receipt: Receipt, site: Site): Promise<Buffer> => {
  const language = languageFor(receipt.locale)
  const words = receiptWords[language]
  const title = saying(words.title, { reference: receipt.reference })
  const { sheet, whole } = await openSheet(title, receipt.settled_at, language)
  drawTitle(sheet, title, site.demo ? [words.demo] : [])
  drawRows(sheet, rowsOf(receipt, language, site))
  endSheet(sheet)
  return whole
}
