import { inflateSync } from 'node:zlib'

const latin1 = (hex: string) => Buffer.from(hex, 'hex').toString('latin1')

/** What a PDF of ours says, a line a row, as far as it is written in the fonts that every PDF has. */
export const textOf = (pdf: Buffer) => {
  const lines: string[] = []
  for (let from = 0; (from = pdf.indexOf('stream\n', from)) >= 0; from += 7) {
    const end = pdf.indexOf('\nendstream', from)
    let content: string
    try {
      content = inflateSync(pdf.subarray(from + 7, end)).toString('latin1')
    } catch {
      continue
    }
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g))
      lines.push([...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => latin1(hex)).join(''))
  }
  return lines
}
