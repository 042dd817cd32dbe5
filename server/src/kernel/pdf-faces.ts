import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const range = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g

/** Letters of one script: a font that every PDF has, or a file that goes into this one. */
export interface Face {
  shows: RegExp
  regular: string
  bold: string
}

/** A part of Noto Sans; its package says which signs are in it. */
const noto = (name: string, part: string): Face => {
  const parts: Record<string, string> = require(`@fontsource/${name}/unicode.json`)
  const signs = (parts[part] ?? '').replaceAll(range, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)
  const file = (weight: number) => require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`)
  return { shows: new RegExp(`[${signs.replaceAll(',', '')}]`, 'u'), regular: file(400), bold: file(700) }
}

const latin: Face = {
  // The signs that say a direction are shown by nothing, and may stand.
  shows: /[\u2066-\u2069\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/,
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
}
const faces = [
  latin,
  noto('noto-sans-arabic', 'arabic'),
  noto('noto-sans-hebrew', 'hebrew'),
  ...['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'].map((part) =>
    noto('noto-sans', part),
  ),
]

const cut = new Intl.Segmenter('en', { granularity: 'grapheme' })
const known = new Map<string, Face | undefined>()
const faceOf = (sign: string) => {
  if (sign.length > 1) return faces.find(({ shows }) => Array.from(sign).every((one) => shows.test(one)))
  if (!known.has(sign))
    known.set(
      sign,
      faces.find(({ shows }) => shows.test(sign)),
    )
  return known.get(sign)
}

/** What can be drawn of a text: a question mark stands for a sign that no face here shows. */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    // Thin spaces, as ranges of dates have them.
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll('\u2212', '-')
    .split('\n')
    .map((line) => Array.from(cut.segment(line), ({ segment }) => (faceOf(segment) ? segment : '?')).join(''))
    .join('\n')

/** Which face draws a sign of a printable text. */
export const faceFor = (sign: string): Face => faceOf(sign) ?? latin
