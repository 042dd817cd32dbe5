import { isSequence } from './sequences.ts'
import type { Hit } from './phone.ts'
import { is, type Tokens } from './token.ts'

/** From zero to nine, as many tongues say it; other spellings of a digit behind a slash. */
const counted = `
noll/null en/ett/et/een/ein tva/to/tvo tre fyra/fire fem seks/sex sju/syv atta/atte/otte nio/ni
nolla yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan
nula jedna/jeden/jedan dva/dwa tri/trzy ctyri/cetiri/cztery pet/piec sest/szesc sedm/sedam/siedem osm/osam/osiem devet/dziewiec
nulla egy ketto/ket harom negy ot hat het nyolc kilenc
sifir bir iki uc dort bes alti yedi sekiz dokuz
miden/mithen ena/enas dyo/dio/duo tria/tris tessera/teseris pente exi/eksi efta/epta okto/ohto ennia/enia
nol/nul/nuli odin/raz dva/dvi tri/try chetyre/chotyry pyat/piat shest/shist sem/sim vosem/visim devyat/devyat
shunya/zero/sunya ek/ik/ikk do/dui/don teen/tin/tinn char/chaar/chari paanch/panch/panj/pach chhe/che/chhah/choy/saha saat/satt/shat/sat aath/atth/aat/ath nau/nao/noy/naw
poojyam/zero onru/okati/ondu irandu/rendu/eradu moonru/moodu/mooru naangu/nalugu/naalku aindhu/aidu/aaidu aaru/aru ezhu/edu/elu ettu/enimidi/entu onbathu/tommidi/ombattu
sifr/sefr/zero wahid/wahed/wa7ed ithnan/itnein/tnein/etnen thalatha/talata/tlata arba/arbaa/arbaah/arb3a khamsa/5amsa sitta/setta saba/sabaa/sab3a thamania/tamanya/tmanya tisa/tisaa/tes3a
efes ahat/achat shtayim/shtaim shalosh arba hamesh/chamesh shesh sheva shmone tesha
sefr/sifr yek/yak do/du se chahar/char/cahar panj shesh/shash haft hasht/hast noh/nuh
sifuri/zero moja mbili tatu nne tano sita saba nane tisa
nol/kosong satu dua tiga empat lima enam tujuh delapan/lapan sembilan
sero/wala isa dalawa tatlo apat lima anim pito walo siyam
khong mot hai ba bon nam/lam sau bay tam chin
ling/dong yi/yao er/liang san si wu liu qi ba jiu
rei/zero/maru ichi ni san yon/shi go roku nana/shichi hachi kyu/kyuu/ku
gong/yeong il i sam sa o yuk/ryuk chil pal gu
nulla/zero unus/una/unum duo/due tres/tria quattuor quinque sex septem octo novem
dim/zero un dau/dwy tri/tair pedwar/pedair pump/pum chwech/chwe saith wyth naw
zero un/u dos/dues tres quatre cinc sis set vuit/huit nou
zero unu/una doi/doua trei patru cinci sase/sasa sapte opt noua
zero un/um/uma dos/dois/due/deux tres/tre/trois quatro/quattro/quatre cinco/cinque/cinq seis/sei/six sete/sette/sept oito/otto/huit nove/neuf
zero uno/una/un dos tres cuatro cinco seis siete ocho nueve
null eins/ein/eens zwei/zwo/twee drei/drie vier funf/fuenf/vijf sechs/zes sieben/zeven acht neun/negen
nulo unu du tri kvar kvin ses sep ok nau
zero/oh/o/nought/nil one/won/wan/wun two/too/to/tu/tew three/tree/free/thri four/for/fo/fower five/fife/faiv/fiv six/siks/sicks/sex seven/sevn/sevin eight/ate/ait/ayt nine/nain/niner/nein`

const tongues = counted
  .trim()
  .split('\n')
  .map(
    (line) =>
      new Map(line.split(' ').flatMap((said, digit) => said.split('/').map((word) => [word, String(digit)] as const))),
  )
const many = new Map<string, number[]>()
for (const [tongue, words] of tongues.entries())
  for (const word of words.keys()) many.set(word, [...(many.get(word) ?? []), tongue])

/** Words that count in some tongue and say little else. */
export const countingWords: ReadonlySet<string> = new Set([...many.keys()].filter((word) => word.length > 3))

const digitsMin = 7
const digitsMax = 16
const strangersMax = 2

/** How far one tongue counts on from `at`, with other digits, signs and a stranger or two between. */
const toldTo = (tokens: Tokens, at: number, words: ReadonlyMap<string, string>) => {
  let digits = ''
  let told = 0
  let strangers = 0
  let to = at
  for (let i = at; i < tokens.length && i < at + 60 && digits.length <= digitsMax; i++) {
    const { text, isWord, isNumber } = tokens[i]!
    if (!isWord) continue
    const digit = words.get(text) ?? (isNumber && text.length < 5 ? text : undefined)
    if (digit === undefined) {
      if (is(tokens[i], 'filler')) continue
      if (++strangers > strangersMax || !words.has(nextWord(tokens, i))) break
      continue
    }
    if (!isNumber) told++
    digits += digit
    to = i + 1
  }
  return { digits, told, to, strangers }
}
const nextWord = (tokens: Tokens, at: number) => tokens[at + (tokens[at + 1]?.isWord === false ? 2 : 1)]?.text ?? ''

const isNumberOf = ({ digits, told, strangers }: ReturnType<typeof toldTo>) => {
  if (told < digitsMin - 2 || digits.length < digitsMin + strangers || digits.length > digitsMax) return false
  const items = digits
    .split('')
    .map((one, i) => ({ digits: one, from: i, to: i + 1, isPlain: false, isWeak: false, link: '' }))
  return new Set(digits).size > 2 && !isSequence(items, digits.length) && !'01234567890'.includes(digits)
}

const looksMax = 200
/** Telephone numbers told digit by digit in one tongue. */
export const spokenNumbers = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let looks = 0
  for (let at = 0; at < tokens.length && looks < looksMax; at++) {
    const several = many.get(tokens[at]!.text)
    if (!several || !many.has(nextWord(tokens, at))) continue
    looks++
    let end = at
    let longest = at
    for (const tongue of several) {
      const one = toldTo(tokens, at, tongues[tongue]!)
      longest = Math.max(longest, one.to)
      if (isNumberOf(one)) end = Math.max(end, one.to)
    }
    if (end > at) hits.push({ from: at, to: end, sure: false, isDoubtful: true })
    at = Math.max(at, end - 1, longest - digitsMin)
  }
  return hits
}
