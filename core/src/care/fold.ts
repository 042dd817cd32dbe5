// Accents of Latin, Cyrillic and Arabic letters, the dot under Hindi ones, and signs that nobody sees.
const invisible =
  /[\u0300-\u036f\u064b-\u065f\u0670\u0640]|\u093c|[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]|\ufe0f/g
const plain: Record<string, string> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ة: 'ه', ى: 'ي' }
const odd = /[ßıłøæœđةى]/g
const foreign = /[^\0-\x7f]/

/** Letters as they are compared: small, without accents, one form of each. Patterns and texts are folded alike. */
export const fold = (text: string) =>
  foreign.test(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(invisible, '')
        .replace(odd, (sign) => plain[sign]!)
    : text.toLowerCase()

const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const disguised = /(?<=[a-z])[013457@$!](?=[a-z])/g
const starred: readonly [RegExp, string][] = [
  [/\bk[^a-z\s]l{1,2}/g, 'kill'],
  [/\bs[^a-z\s]{1,2}i?cid/g, 'suicid'],
  [/\bsu[^a-z\s]{1,2}cid/g, 'suicid'],
  [/\bd[^a-z\s.]e\b/g, 'die'],
]
/** What is read as a word. */
export const pictures: Record<string, string> = {
  '🔪': ' knife ',
  '🔫': ' gun ',
  '💊': ' pills ',
  '⚰': ' coffin ',
  '🪦': ' coffin ',
  '☠': ' coffin ',
  '💀': ' skull ',
  '😂': ' lol ',
  '🤣': ' lol ',
  '😅': ' lol ',
  '😆': ' lol ',
  '😹': ' lol ',
  '😜': ' lol ',
  '🙃': ' lol ',
}
const picture = new RegExp(Object.keys(pictures).join('|'), 'gu')
const apostrophe = /['’‘`´ʼ]/g
const initials = /(?<=\b[a-z])[.\-_](?=[a-z]\b)/g
const spelled = /(?<= )(?:[^ .,] ){3,12}/g
const drawnOut = /([^.\dk])\1{2,}/g
const pause = /[.!?;:\n\r…।؟]+| [-–—]+ /g
const noWord = /[^\p{L}\p{M}\p{N}., ]+/gu
const comma = /[,،]/g
const spaces = /\s{2,}|[\t\n]/g
export const wordSignsMax = 24
const longest = new RegExp(`(\\S{${wordSignsMax}})\\S+`, 'g')

const strange = /[^a-z\s.,?!'’]|[a-z][.!][a-z]/
const mayBePicture = /[\u2600-\udfff]/
const mayBeDisguised = /[a-z][^a-z\s]{1,2}[a-z]/
const undisguised = (text: string) => {
  const said = mayBePicture.test(text) ? text.replace(picture, (sign) => pictures[sign]!) : text
  if (!mayBeDisguised.test(said)) return said
  let out = said.replace(disguised, (sign) => signs[sign]!)
  for (const [form, word] of starred) out = out.replace(form, word)
  return out.replace(initials, '')
}
/** A message as long as may be, with three signs for each letter; there are letters that stand for eighteen. */
export const signsMax = 12_000
const isSpelled = / \S \S \S /

/**
 * A text as words between single spaces, with `.` for the end of a sentence and `,` for a comma: ` . i cant go on , bye . `.
 * Digits and stars that stand for letters are letters again, apostrophes are gone, words that were spelled out are whole.
 */
export const wordsOf = (text: string) => {
  const bare = fold(text).slice(0, signsMax).replace(apostrophe, '')
  const isStrange = strange.test(bare)
  const marked = (isStrange ? undisguised(bare) : bare)
    .replace(drawnOut, '$1')
    .replace(pause, ' . ')
    .replace(comma, ' , ')
  const out = ` . ${isStrange ? marked.replace(noWord, ' ') : marked} . `.replace(spaces, ' ').replace(longest, '$1')
  return isSpelled.test(out)
    ? out.replace(spelled, (letters) => (/[.,\d]/.test(letters) ? letters : `${letters.replaceAll(' ', '')} `))
    : out
}
