import { kinds } from './kinds.ts'
import { kindsAbroad } from './kinds-abroad.ts'
import { beginnings, cutNames } from './phonetics.ts'
import { isCommonWord } from './common-words.ts'

const wordsOfKinds = (names: string) => names.split(' ').flatMap((name) => kinds[name]!.split(' '))
const listed = (words: string) => words.split(' ')

// Words of those kinds that harmless talk is full of.
const everyday = new Set(
  listed(
    'message text call ring reach contact inbox pm email catch friend connect look open off another other different personal away real account profile names called everywhere all both every number numbers phone no spelled letter at reversed initials followed then ends words twice middle first last second tell deleted block blocked rules allowed reading between cant stars thing site talk chat move switch go meet finish keep talking give share have got leave want let get remember money paid payment cut percent rate tip sending bill bird paper clock square stories story short blue red white black here platform page minutes hier wise bank wire card gift is one',
  ),
)
const notTelling = listed(
  'live hey book x line vibes chat face bird website site pic picture photo image group social details contact contacts vibe foto dame hast meme geld hier link bild hot mes wec cher',
)

/** Words one of which is enough to read a text. */
export const tellingKinds = new Set([
  ...wordsOfKinds('app appweak pay mail letter contact pic'),
  ...listed('find follow search google dollar'),
])
const hinting = wordsOfKinds(
  'call seek out name same number spell secret app0 move give money thing colour here payweak contact pic',
)
for (const word of hinting) if (word.length > 3 && !isCommonWord(word)) tellingKinds.add(word)
// What is left of a name that is cut in pieces.
for (const piece of beginnings) if (piece.length > 3 && !isCommonWord(piece)) tellingKinds.add(piece)
for (const name of cutNames)
  for (let at = 2; at < name.length - 3; at++) if (!isCommonWord(name.slice(at))) tellingKinds.add(name.slice(at))
for (const word of notTelling) tellingKinds.delete(word)

const ofMeeting = (kind: string) => kindsAbroad[kind]!.split(' ').map((word) => word.replace('*', ''))
const places = new Set(ofMeeting('place'))
const meetings = ['place', 'come', 'ask'].flatMap(ofMeeting).filter((word) => /^[a-z]{3,}$/.test(word))

/** How much a word hints at something to be found; so many are needed until a text is read. */
export const hintOf = new Map([
  ...meetings.map((word) => [word, isCommonWord(word) && !places.has(word) ? 1 : 2] as const),
  ...hinting
    .filter((word) => word.length > 2 && !tellingKinds.has(word))
    .map((word) => [word, everyday.has(word) ? 1 : 2] as const),
])
export const hintsMin = 3
