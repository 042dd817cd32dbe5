import { remember } from './remember.ts'

// As written in small letters and without accents taken off: what is sent between two pieces, by whoever holds them apart.
const words = new Set(
  'ok okay okey k kk yes yep yeah ya ja si sim oui da tak tamam evet haha hahaha lol lmao jaja jajaja haha hihi rs kkk wait hold on one sec second moment hmm hm um uh so and then now next ready got it gotcha you there hello hey still sorry thanks thx right good done more first see listen look pls please y vale espera un segundo ya listo ahora luego bueno anota et alors attends voila puis bon d accord und dann warte gleich gut moment klar weiter e depois espera ai peraí calma tá ta bom aspetta poi va bene allora ecco en dan wacht goed verder potem czekaj dobra dalej bekle simdi şimdi sonra och sen vänta och og vent si apoi stai és várj a pak počkej да ага так ок хорошо щас сейчас подожди погоди дальше потом и готово ну ще зараз чекай نعم ايوه أيوه طيب اوك لحظة استنى بعدين وبعدين تمام يلا و هههه باشه خب صبر کن بعد بعدش اوکی כן אוקי רגע שנייה אז ואז עכשיו חכה טוב हाँ हां ठीक है रुको फिर अच्छा और अब αχα ναι μισο λεπτο μετα και περιμενε তারপর হ্যাঁ ঠিক আছে'.split(
    ' ',
  ),
)
const wordsMax = 4
const signsMax = 3
const letters = /[\p{L}\p{M}]+/gu
const digits = /\p{N}/u

/** Whether a message says nothing but that there is more to come: "ok", "one sec", a smile. */
export const isChatter = remember((text): boolean => {
  if (digits.test(text)) return false
  const said = text.toLowerCase().match(letters)
  if (!said) return text.length <= signsMax
  return said.length <= wordsMax && said.every((word) => words.has(word))
})
