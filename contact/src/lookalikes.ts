/** Signs of other alphabets that are drawn like a plain letter, digit or mark, by what they are read as. */
const drawnLike: Record<string, string> = {
  a: 'аαΑɑɐᴀꭺᎪᗅ',
  b: 'вьъβΒɓʙᏴᗷƀ',
  c: 'сϲᴄƈᏟ¢ςС',
  d: 'ԁɗđᴅᎠᗞ∂δ',
  e: 'еєεΕɛəǝᴇᎬ℮эɘ',
  f: 'ƒꜰϝғք',
  g: 'ɡɠɢցԍᏀǥ',
  h: 'һнΗɦʜհħᎻ',
  i: 'іιΙɨɪıɩӏᎥ¡',
  j: 'јȷʝᴊᎫϳ',
  k: 'кκΚƙᴋᏦқ',
  l: 'łʟɫⅼᏞǀƖլ',
  m: 'мΜɱᴍᎷ',
  n: 'пηΝɲɴŋոᴎи',
  o: 'оοΟσøᴏօɵɔөΘθ',
  p: 'рρΡƥᴘᏢþ',
  q: 'ԛʠգզɋ',
  r: 'гɍʀᴦᎡя',
  s: 'ѕʂꜱᏚʃ',
  t: 'тτΤƭʈᴛŧᎢ',
  u: 'υμʉᴜսццʊ',
  v: 'νѵʋᴠʌᏙ',
  w: 'ԝωшщɯʍᴡᎳա',
  x: 'хχΧ×ᕁ',
  y: 'уүγΥʏɣұ',
  z: 'ζΖʐᴢᏃʑ',
  // Letters that Arabic, Persian and Urdu each have a form of.
  ی: 'يىېے',
  ک: 'كڪ',
  ه: 'ةھہۀە',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  '0': '〇⭕零',
  '1': '一壹⚀',
  '2': '二贰⚁',
  '3': '三叁зЗ⚂',
  '4': '四ч⚃',
  '5': '五⚄',
  '6': '六бδ⚅',
  '7': '七',
  '8': '八🎱',
  '9': '九',
  '10': '🔟',
  ' call ': '📲📞☎',
  ' snap ': '👻',
  ' ig ': '📸📷',
  '.': '。｡·•‧∙⋅●▪',
  '@': '📧✉',
  '/': '⁄∕⧸╱',
  ':': '꞉ː∶',
  "'": '‘’ʼ′`´',
  '"': '“”″„',
  '°': 'º˚',
  '+': '➕',
  '-': '−➖ーｰ',
}

// Rows of signs in their own order: enclosed letters, flags' letters, enclosed digits.
const rows: [first: number, last: number, reads: string][] = [
  [0x1f150, 0x1f169, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f170, 0x1f189, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f1e6, 0x1f1ff, 'abcdefghijklmnopqrstuvwxyz'],
  [0x2776, 0x277e, '123456789'],
  [0x2780, 0x2788, '123456789'],
  [0x278a, 0x2792, '123456789'],
  [0x24f5, 0x24fd, '123456789'],
]

/** From a sign that is drawn like something plain to that plain thing. */
export const lookalikes = new Map<string, string>([['⓿', '0']])
for (const [plain, signs] of Object.entries(drawnLike))
  for (const sign of signs) if (!lookalikes.has(sign)) lookalikes.set(sign, plain)
for (const [first, last, reads] of rows)
  for (let code = first; code <= last; code++) lookalikes.set(String.fromCodePoint(code), reads[code - first]!)
