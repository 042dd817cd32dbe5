import { createRequire } from 'node:module'

export type Sheet = PDFKit.PDFDocument

const serif = createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
export const ink = '#1c2927'
export const muted = '#53605c'
export const rule = '#e4dccd'
export const margin = 42

/** Whether the fonts that every PDF has know all of it: they have Latin letters alone. A user name is always made of those. */
export const isLatin = (text: string) => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text)
/** Points between the margins. */
export const widthOf = (sheet: Sheet) => sheet.page.width - 2 * margin

/** An empty sheet of A4, and the whole file once the sheet has been ended. In English, as letters are. */
export const openSheet = async (title: string, madeAt: number) => {
  // Only who asks for a file waits for what draws it.
  const { default: PDFDocument } = await import('pdfkit')
  const made = new Date(madeAt)
  const sheet: Sheet = new PDFDocument({
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
  return { sheet, whole }
}

/** The house's name over what it is about, and lines that say of whom and by which clock. */
export const drawTitle = (sheet: Sheet, title: string, under: readonly string[]) => {
  sheet.registerFont('serif', serif)
  sheet.font('serif').fontSize(22).fillColor(ink).text('Evenlight').fontSize(14).text(title)
  sheet.font('Helvetica').fontSize(10).fillColor(muted)
  for (const line of under) sheet.text(line)
  sheet.moveDown().fillColor(ink)
}

/** A line from margin to margin. */
export const drawRule = (sheet: Sheet, y: number) =>
  sheet
    .moveTo(margin, y)
    .lineTo(margin + widthOf(sheet), y)
    .strokeColor(rule)
    .stroke()

/** `1 of 3` at the foot of each page. */
export const drawNumbers = (sheet: Sheet) => {
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
