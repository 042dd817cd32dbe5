/** How the names of apps sound, however they are spelled: by first letter, vowels and doubled letters at will. */
const patterns: Record<string, [RegExp, string][]> = {
  w: [[/^w+h?[aeou]*[tsz]+[aeo]+p+s*$/, 'whatsapp']],
  v: [
    [/^vvh?ats?[ae]pp?$/, 'whatsapp'],
    [/^va?[iy]+b+[aeu]r$/, 'viber'],
    [/^v+[ei]+(?:n+m+|m+n+)[aeo]+$/, 'venmo'],
  ],
  i: [
    [/^i+n+s+t+[aeo]*(?:g+r*[ae]*r?m+e?)?$/, 'instagram'],
    [/^in(?:st|ts|s)[ae]?r?s?[aet]?gra?m+$/, 'instagram'],
  ],
  e: [[/^e+nsta(?:gr[ae]m)?$/, 'instagram']],
  t: [
    [/^t+[aei]*l+[aei]*g+r*[ae]*m+[aes]?$/, 'telegram'],
    [/^t[iy]+c?k+t[oai]+c?k+$/, 'tiktok'],
    [/^tw[iy]t+[ae]r+$/, 'twitter'],
  ],
  s: [
    [/^s+n+[ae]*p+(?:ch|c|sh)[ae]*t+$/, 'snapchat'],
    [/^s+k+(?:[yi]+p+e|ai+p+e?|y+p)$/, 'skype'],
    [/^s[yie]+g+n+[ae]l+$/, 'signal'],
  ],
  f: [
    [/^f[aei]*[cs]+e*b[ou]*[ck]+$/, 'facebook'],
    [/^f[ae]i?sb[ou]+k$/, 'facebook'],
  ],
  p: [[/^p+[ae]+y+p+[aeo]*l+$/, 'paypal']],
  m: [[/^m[ea]s+[aei]n[gj][ea]r$/, 'messenger']],
  d: [[/^d[iy]+[sz]+[ck]+[ou]+r+d+[es]?$/, 'discord']],
  g: [[/^gh?(?:ee+)?m+[aey]+i*l+e?$/, 'gmail']],
  j: [[/^j(?:ee+)?m[aey]+i*l+$/, 'gmail']],
  c: [[/^c+a*sh+a*p+$/, 'cashapp']],
  k: [
    [/^k+ash+ap+$/, 'cashapp'],
    [/^k+[iy]+k+$/, 'kik'],
  ],
  z: [[/^z+[ea]+l+e*$/, 'zelle']],
}
const lengthMin = 5
const lengthMax = 14

/** The app whose name a word sounds like. */
export const soundsLike = (word: string): string | undefined => {
  if (word.length < lengthMin || word.length > lengthMax) return undefined
  for (const [pattern, name] of patterns[word[0]!] ?? []) if (pattern.test(word)) return name
  return undefined
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
