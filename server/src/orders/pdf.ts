import type { Language } from '@evenlight/contract/languages'
import { datesIn } from '../kernel/dates-in.ts'
import { printable } from '../kernel/pdf-faces.ts'
import { drawRule, drawTitle, endSheet, muted, openSheet, saying, write, type Sheet } from '../kernel/pdf.ts'
import { pdfWords } from './pdf-words.ts'
import type { Shown } from './store.ts'

interface Site {
  timeZone: string
  demo: boolean
}

const drawPart = (sheet: Sheet, head: string, words: string) => {
  write(sheet, head, { points: 11, bold: true }, { isOwn: true })
  sheet.pdf.y += 5
  write(sheet, words, { points: 11 }, { isOwn: true })
  sheet.pdf.y += 16
}

/** A delivered reading with what was asked, on pages of A4. */
export const pdfOf = async (order: Shown, language: Language, { timeZone, demo }: Site): Promise<Buffer> => {
  const words = pdfWords[language]
  const moment = new Intl.DateTimeFormat(datesIn[language], { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const title = saying(words.title, { reader: order.reader_name })
  const all = [...order.questions, ...order.answers, order.clarify_question ?? '', order.clarify_answer ?? '']
  const { sheet, whole } = await openSheet(title, order.delivered_at!, language)
  const at = moment.format(order.delivered_at!)
  drawTitle(sheet, title, [
    saying(words.for, { client: order.client_username, at, zone: timeZone }),
    ...(all.some((text) => printable(text) !== text.normalize('NFC')) ? [words.notAll] : []),
    ...(demo ? [words.demo] : []),
  ])
  drawRule(sheet, sheet.pdf.y)
  sheet.pdf.y += 14
  for (const [place, question] of order.questions.entries()) drawPart(sheet, question, order.answers[place] ?? '')
  if (order.clarify_question !== null) drawPart(sheet, order.clarify_question, order.clarify_answer ?? '')
  write(sheet, words.entertainment, { points: 9, colour: muted })
  endSheet(sheet)
  return whole
}
