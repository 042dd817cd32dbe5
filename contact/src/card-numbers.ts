import type { Hit } from './phone.ts'
import { picturesAt } from './languages.ts'
import { isSequence } from './sequences.ts'
import { isOfKind } from './symbols.ts'
import { is, type Token, type Tokens } from './token.ts'
import { read, tonguesOf, tongues } from './tongues.ts'

/** Cards by the digit that they stand for, as many tongues name them, from the Fool on. */
const cards = `
fool narr narren mat mató loco louco matto głupiec glupca blázen blazon luda ludu budala nebunul deli joker шут шута дурак дурень глупак глупака луда المجنون الاحمق השוטה שוטה τρελός τρελλός दीवाना jolly
magician magier magicien bateleur mago mag kouzelník čarobnjak čarobnjaka mađioničar magul büyücü magikern magikerna tovenaar mágus маг мага маги магьосник الساحر הקוסם קוסם μάγος ace ass asso ás tuz туз туза آس اس אס άσος άσσος इक्का تکخال keca kec
priestess hohepriesterin papesse papisa sacerdotisa papessa kapłanka kapłankę velekněžka жрица жрицу папесса الكاهنة הכוהנת ιέρεια överstepräst överstepriestinnan översteprästinnan azize preoteasa
empress herrscherin impératrice emperatriz imperatriz imperatrice cesarzowa cesarzową císařovna carica caricu imparatoriçe împărăteasa kejsarinnan keizerin императрица императрицу الامبراطورة הקיסרית αυτοκράτειρα
emperor herrscher empereur emperador imperador imperatore cesarz cesarza císař car imparator împăratul kejsaren keizer император императора الامبراطور הקיסר αυτοκράτορας
hierophant hohepriester pape papa papst papież papieża papieże velekněz hijerofant aziz hierofanten hogepriester иерофант иерофанта папу الكاهن ההירופנט הירופנט ιεροφάντης popa preotul
lovers liebenden amoureux enamorados amantes amanti namorados kochankowie kochanków milenci ljubavnici aşıklar îndrăgostiții älskande geliefden влюбленные влюблённых العشاق האוהבים εραστές
chariot wagen char carro rydwan vůz kočija savaş carul vagnen zegewagen колесница колесницу العربة المركبة המרכבה άρμα
strength kraft force fuerza força forza siła siłę síla snaga güç puterea styrkan kracht сила силу القوة הכוח δύναμη
hermit eremit ermite hermite ermitaño eremita pustelnik pustelnika poustevník pustinjak ermiş eremitul eremiten kluizenaar отшельник отшельника الناسك הנזיר ερημίτης`
const digitOf = new Map(
  cards
    .trim()
    .split('\n')
    .flatMap((names, digit) => names.split(' ').map((name) => [read(name), String(digit)] as const)),
)
// Signs of the zodiac by their place in it.
const signs =
  'aries widder bélier ariete koç овен טלה κριός | taurus stier taureau tauro toro boğa телец שור ταύρος | gemini zwillinge gémeaux geminis gemelli ikizler близнецы תאומים δίδυμοι | krebs cáncer cancro yengeç рак סרטן καρκίνος | leo löwe lion leone aslan лев אריה λέων | virgo jungfrau vierge vergine başak дева בתולה παρθένος | libra waage balance bilancia terazi весы מאזניים ζυγός | scorpio skorpion scorpione escorpio akrep скорпион עקרב σκορπιός | sagittarius schütze sagittaire sagittario sagitario yay стрелец קשת τοξότης' // prettier-ignore
const signOf = new Map(
  signs.split(' | ').flatMap((names, at) => names.split(' ').map((name) => [read(name), String(at + 1)] as const)),
)
// A king counts nothing where somebody says so.
const king = new Set('king roi rey rei re könig koning kung król král kralj papaz rege король короля ملك الشايب شايب شاه מלך βασιλιάς ρήγας बादशाह'.split(' ').map(read)) // prettier-ignore

const digitsMin = 7
const digitsMax = 16
const cardsMin = 4
const strangersMax = 3
const reach = 80
const alikeMin = 3

const countOf = ({ text }: Token): string | undefined => {
  for (const tongue of tonguesOf(text) ?? []) {
    const part = tongues[tongue]!.get(text)
    if (part && 'value' in part && part.value !== undefined && part.value < 10) return String(part.value)
  }
  return undefined
}
const telling = ['number', 'call'] as const
const counting = /^(?:count|counted|zahl|policz|conta|contad|cuenta|cuentalos|compte|считай|räkna)/
/** Whether a text that lays cards speaks of a telephone, too. */
const speaksOfCalls = (tokens: Tokens) =>
  tokens.some(
    (token) => is(token, 'surelyPhone') || counting.test(token.text) || telling.some((kind) => isOfKind(token, kind)),
  )

/** How far cards and digits follow each other from `at` on; no deck has the same great card three times. */
const laidTo = (tokens: Tokens, at: number) => {
  let digits = ''
  let named = 0
  let strangers = 0
  let to = at
  const times = new Map<string, number>()
  for (let i = at; i < tokens.length && i < at + reach && digits.length < digitsMax; i++) {
    const { text, isWord, isNumber } = tokens[i]!
    const pictures = isWord ? 0 : picturesAt(tokens, i)
    if (!isWord && !pictures) continue
    const sign = signOf.get(text)
    if (sign || pictures) {
      digits += sign ?? pictures
      named += sign || pictures > 1 ? 1 : 0
      strangers = 0
      i += Math.max(1, pictures) - 1
      to = i + 1
      continue
    }
    const card = digitOf.get(text) ?? (king.has(text) ? '0' : undefined)
    const digit = card ?? (isNumber && text.length < 5 ? text : countOf(tokens[i]!))
    if (digit === undefined) {
      if (++strangers > strangersMax) break
      continue
    }
    if (card) {
      named++
      times.set(text, (times.get(text) ?? 0) + 1)
    }
    digits += digit
    strangers = 0
    to = i + 1
  }
  return { digits, named, to, isImpossible: Math.max(0, ...times.values()) >= alikeMin }
}

/** Telephone numbers laid as cards: "Fool, Magician, Hermit, Hermit … dial what they say". */
export const cardNumbers = (tokens: Tokens): Hit[] => {
  let isCalled: boolean | undefined
  for (let at = 0; at < tokens.length && at < 4 * reach; at++) {
    const { text } = tokens[at]!
    if (!digitOf.has(text) && !signOf.has(text) && picturesAt(tokens, at) < 2) continue
    const { digits, named, to, isImpossible } = laidTo(tokens, at)
    const items = digits.split('').map((one, i) => ({ digits: one, from: i, to: i + 1, isPlain: false, isWeak: false, link: '' })) // prettier-ignore
    if (named >= cardsMin && digits.length >= digitsMin && !isSequence(items, items.length)) {
      isCalled ??= speaksOfCalls(tokens)
      if (isCalled || isImpossible) return [{ from: at, to, sure: false, isDoubtful: !isImpossible }]
    }
    at = Math.max(at, to - 1)
  }
  return []
}
