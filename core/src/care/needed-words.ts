import { fold } from './fold.ts'
import { partsOf } from './pattern.ts'

/** Words of everyday talk: a pattern is looked for where one of its rarer words stands. */
const usual = new Set(
  `i im ive id ill me my mine a an the to too of it its is in on at as and or but so if than that this these those here there be been
  being am are was were do does did dont have has had having get got go going gonna goes will would could should can cant cannot might
  may must not no never without want wanna wants wanted need like love think thinking feel feeling know see say said tell told way ways
  out up off over down with for from when how what why who where more most much many all any one just really very still even ever only
  about after before because again now today tonight tomorrow time day night life live living end ending it he she they them you we us
  people everyone everybody nobody someone family kids mom mum dad parents friends world things thing everything nothing something better
  make made take took taking taken put keep kept give giving gave let done come back find found try trying tried help please god good
  ich bin ist mich mir nicht kein keine mehr ein eine einen der das den dem und zu zum mit von vor auf an im in es alles alle will
  habe hab kann so wenn nur noch doch einfach besser ohne mein meine leben machen heute was etwas welt sein wir sie er
  je j jai me moi ne pas plus de du des le la les un une et a au en dans que qui ca cest suis est vie vivre tout tous monde veux faire
  envie mon ma mes pour sur avec sans mieux fin si il elle jamais peux rien
  yo me mi no mas de la el los las un una y a en que es esta esto con sin por para todo todos si se lo quiero vida vivir mejor nada
  nunca soy tengo ya voy puedo mundo
  eu o os as um uma e que nao de da do das dos em na com sem para pra por me mim minha meu tudo todos mais vida viver melhor quero vou
  io mi il lo gli di da che non e per piu del della sono ho se ci si come con mio mia senza tutti tutto vita voglio meglio
  ik je het een van en dat niet meer wil is op te met voor als er maar mijn zonder leven iedereen beter me mij aan geen
  sie nie na z do ze to jest mam mnie mi juz bez chce zyc jak moje wszystko lepiej co o
  я не на и в с что как мне меня без это все у он она мы бы так уже больше хочу жить лучше всем жизнь от за к
  bir ve bu ben icin cok daha her sey de da artik istiyorum hayat herkes
  من في ان على لا ما انا كل هذا لي مع حياتي اريد
  है में मैं को से का की के नहीं मेरे मुझे और सब hai hu h mai main mujhe nahi ka ki ke ko se sab life`.split(/\s+/),
)
const costOf = (word: string) => (usual.has(word) ? 60 : Math.max(1, 7 - word.length))

/** The words of an alternative outside its own brackets; none where it may stand for nothing but a sign. */
const wordsIn = (alternative: string) => {
  let bare = alternative
  // What is glued to a bracket is no whole word.
  while (bare.includes('(')) bare = bare.replace(/\([^()]*\)\??/g, '*')
  return bare.split(' ').filter((word) => /^[^.,*?[\]+\\]+$/.test(word))
}
const alternativesOf = (word: string) => {
  if (!word.startsWith('(')) return [word]
  const out = ['']
  let depth = 0
  for (const sign of word.slice(1, -1)) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === '|' && depth === 0) out.push('')
    else out[out.length - 1] += sign
  }
  return out
}
const rarest = (words: readonly string[]) =>
  words.reduce<string | undefined>((best, word) => (best && costOf(best) <= costOf(word) ? best : word), undefined)

/**
 * What must stand in every text that this pattern fits: of each list one word. The first is of what everyday talk has
 * least; it is empty where a pattern may fit anything.
 */
export const needsOf = (pattern: string): readonly (readonly string[])[] => {
  const cost = (words: readonly string[]) => Math.max(...words.map(costOf)) * 10 + words.length
  return partsOf(fold(pattern))
    .filter((word) => !word.startsWith('*') && !word.endsWith('?'))
    .map((word) => alternativesOf(word).map((one) => rarest(wordsIn(one))))
    .filter((words): words is string[] => words.every(Boolean))
    .sort((a, b) => cost(a) - cost(b))
}
