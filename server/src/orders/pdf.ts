import { drawNumbers, drawRule, drawTitle, ink, margin, muted, openSheet, widthOf, type Sheet } from '../kernel/pdf.ts'
import type { Shown } from './store.ts'

interface Site {
  timeZone: string
  demo: boolean
}
// What the fonts that every PDF has can show: Latin letters, and the signs that people write between them.
const unprintable = /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu
const printable = (text: string) => text.replace(unprintable, '?')

const drawPart = (sheet: Sheet, head: string, words: string) => {
  const width = widthOf(sheet)
  sheet.font('Helvetica-Bold').fontSize(11).fillColor(ink).text(printable(head), margin, sheet.y, { width })
  sheet.moveDown(0.4).font('Helvetica').fontSize(11).text(printable(words), { width, lineGap: 3 }).moveDown(1.2)
}

/** A delivered reading with what was asked, on pages of A4. */
export const pdfOf = async (order: Shown, { timeZone, demo }: Site): Promise<Buffer> => {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const title = `E-mail reading by ${printable(order.reader_name)}`
  const all = [...order.questions, ...order.answers, order.clarify_question ?? '', order.clarify_answer ?? '']
  const { sheet, whole } = await openSheet(title, order.delivered_at!)
  drawTitle(sheet, title, [
    `For ${order.client_username} · ${moment.format(order.delivered_at!)} (${timeZone})`,
    ...(all.some((words) => words.search(unprintable) >= 0)
      ? ['Some of its signs can not be printed here and stand as ?. Its page shows all of them.']
      : []),
    ...(demo ? ['A demonstration: the people are invented.'] : []),
  ])
  drawRule(sheet, sheet.y)
  sheet.moveDown(1)
  for (const [at, question] of order.questions.entries()) drawPart(sheet, question, order.answers[at] ?? '')
  if (order.clarify_question !== null) drawPart(sheet, order.clarify_question, order.clarify_answer ?? '')
  sheet
    .fontSize(9)
    .fillColor(muted)
    .text('For entertainment. What you decide is up to you.', { width: widthOf(sheet) })
  drawNumbers(sheet)
  sheet.end()
  return whole
}
