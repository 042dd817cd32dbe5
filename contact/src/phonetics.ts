/** How the names of apps sound, however they are spelled: by first letter, vowels and doubled letters at will. */
const patterns: Record<string, [letters: string, pattern: RegExp, name: string][]> = {
  w: [['wp', /^w+h?[aeou]*[tsz]+[aeo]+p+s*$/, 'whatsapp']],
  v: [
    ['vatp', /^vvh?ats?[ae]pp?$/, 'whatsapp'],
    ['vbr', /^va?[iy]+b+[aeu]r$/, 'viber'],
    ['vnm', /^v+[ei]+(?:n+m+|m+n+)[aeo]+$/, 'venmo'],
  ],
  i: [
    ['inst', /^i+n+s+t+[aeo]*(?:g+r*[ae]*r?m+e?)?$/, 'instagram'],
    ['insgrm', /^in(?:st|ts|s)[ae]?r?s?[aet]?gra?m+$/, 'instagram'],
  ],
  e: [['ensta', /^e+nsta(?:gr[ae]m)?$/, 'instagram']],
  t: [
    ['tlgm', /^t+[aei]*l+[aei]*g+r*[ae]*m+[aes]?$/, 'telegram'],
    ['tk', /^t[iy]+c?k+t[oai]+c?k+$/, 'tiktok'],
    ['twr', /^tw[iy]t+[ae]r+$/, 'twitter'],
  ],
  s: [
    ['snpt', /^s+n+[ae]*p+(?:ch|c|sh)[ae]*t+$/, 'snapchat'],
    ['skp', /^s+k+(?:[yi]+p+e|ai+p+e?|y+p)$/, 'skype'],
    ['sgnl', /^s[yie]+g+n+[ae]l+$/, 'signal'],
  ],
  f: [
    ['fb', /^f[aei]*[cs]+e*b[ou]*[ck]+$/, 'facebook'],
    ['fsbk', /^f[ae]i?sb[ou]+k$/, 'facebook'],
  ],
  p: [['pyl', /^p+[ae]+y+p+[aeo]*l+$/, 'paypal']],
  m: [['msnr', /^m[ea]s+[aei]n[gj][ea]r$/, 'messenger']],
  d: [['dr', /^d[iy]+[sz]+[ck]+[ou]+r+d+[es]?$/, 'discord']],
  g: [['gml', /^gh?(?:ee+)?m+[aey]+i*l+e?$/, 'gmail']],
  j: [['jml', /^j(?:ee+)?m[aey]+i*l+$/, 'gmail']],
  c: [['cshp', /^c+a*sh+a*p+$/, 'cashapp']],
  k: [
    ['kashp', /^k+ash+ap+$/, 'cashapp'],
    ['k', /^k+[iy]+k+$/, 'kik'],
  ],
  z: [['zl', /^z+[ea]+l+e*$/, 'zelle']],
}
const lengthMin = 5
const lengthMax = 14

/** The app whose name a word sounds like. */
export const soundsLike = (word: string): string | undefined => {
  if (word.length < lengthMin || word.length > lengthMax) return undefined
  for (const [, pattern, name] of patterns[word[0]!] ?? []) if (pattern.test(word)) return name
  return undefined
}

const placeOf = (letter: string) => letter.charCodeAt(0) & 31
const neededBy: number[][] = Array.from({ length: 32 }, () => [])
for (const [first, all] of Object.entries(patterns))
  for (const [letters] of all)
    neededBy[placeOf(first)]!.push(Array.from(letters).reduce((set, letter) => set | (1 << placeOf(letter)), 0))

/** Whether a word of these letters (a bit each, from a on) with this `first` one can sound like the name of an app. */
export const maySoundLike = (first: number, letters: number): boolean => {
  for (const needed of neededBy[first]!) if ((letters & needed) === needed) return true
  return false
}

const turned = 'instagram insta whatsapp telegram snapchat facebook messenger discord tiktok skype viber venmo paypal cashapp signal twitter'.split(' ') // prettier-ignore
const inTurn = (name: string) => name.split('').reverse().join('')
const inCode = (name: string) =>
  name.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
/** Names written backwards, or with the alphabet turned by half. */
export const turnedNames: ReadonlyMap<string, string> = new Map(
  turned.flatMap((name) => [[inTurn(name), name] as const, [inCode(name), name] as const]),
)

const cut = `${turned.join(' ')} linktree onlyfans calendly protonmail hotmail youtube facetime imessage wechat patreon whatsap insta zelle gmail kakaotalk mercadopago moneygram westernunion remitly revolut bluesky`.split(' ') // prettier-ignore
export const cutNames: ReadonlySet<string> = new Set(cut)
/** How the names begin, and how they end: what is left of them when they are cut. */
export const beginnings: ReadonlySet<string> = new Set(
  cut.flatMap((name) => Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, i + 1))),
)
