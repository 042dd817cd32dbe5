import type { Manner } from './subjects.ts'

const quoteCharactersMax = 180
const shortest = 12

/** Words by which people say how somebody speaks, in the languages of the site and those that readers write most. */
const said: Record<Exclude<Manner, 'either'>, RegExp> = {
  direct:
    /\b(direct|directly|plain|plainly|straight|straightforward|blunt|bluntly|frank|frankly|candid|honest|honestly|to the point|no fog|no nonsense|tell you what I see)\b|\b(directa?s?|directamente|clar[oa]s?|francas?|francos?|sincer[oa]s?|sin rodeos|al grano)(?![\p{L}])|(?<!\p{L})(?:بصراحة|صريحة?|صراحة|مباشرة?|وضوح|بوضوح)(?!\p{L})/iu,
  gentle:
    /\b(gentle|gently|(?<=\b(?:am|is|are|was|be|so|very|and) )kind(?! of\b)|kindly|kindness|calm|calmly|patient|patiently|warm|warmly|softly|listen|listens|listened|listening|do not hurry|in no hurry)\b|(?<!\p{L})(amables?|suavemente|con suavidad|con calma|tranquil[oa]s?|pacientes?|escucho|escucha|con cariño|sin prisas?|dulzura)(?!\p{L})|(?<!\p{L})(?:بهدوء|هادئة?|بلطف|لطيفة?|صبورة?|بصبر|أصغي|يصغي|تصغي|إصغاء)(?!\p{L})/iu,
}
/** A word that turns what follows it into its opposite: a sentence with one before what was found proves nothing. */
const turned =
  /\b(not|no|never|nor|without|isn['’]t|wasn['’]t|don['’]t|hardly|less)\b|(?<!\p{L})(sin|nunca|nada|poco|لا|ليس|ليست|لست|لسنا|لم|لن|غير|بلا)(?!\p{L})/iu

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text that are short enough to be quoted whole, as they stand in it. */
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter(({ length }) => length >= shortest && length <= quoteCharactersMax)

const tells = (sentence: string, manner: Manner) => {
  if (manner === 'either') return true
  const found = said[manner].exec(sentence)
  return found !== null && (/^(no |do not|sin |in no)/i.test(found[0]) || !turned.test(sentence.slice(0, found.index)))
}

/** The first whole sentence of these texts that speaks of the manner; of any, the first there is. */
export const quoteFor = (texts: readonly string[], manner: Manner) =>
  texts.flatMap(sentencesOf).find((sentence) => tells(sentence, manner))
