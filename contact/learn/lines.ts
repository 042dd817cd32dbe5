import { evasionsOf, harmlessOf, setsForPractice, setsInView, type Sample } from './corpus.ts'

/** What is learned from. */
export interface Line extends Sample {
  isEvasion: boolean
  /** Who wrote it. */
  group: number
  /** How much it counts, beside 1. */
  share: number
  /** Left out when its group is held out: of what the authors of the rules wrote every fifth line, else all. */
  isHeld: boolean
}

/** The first set was written by three groups of authors, one after another: where the second and the third begin. */
const laterGroups = { evasions: [744, 1004], harmless: [1355, 1735] }
const practiceGroup = 3
const lastGroup = practiceGroup + setsInView.length

// Numbers are found by the rules, and count for less here.
const numberShare = 0.2

/** The lines as they were written. */
export const written = [...setsInView, ...setsForPractice].flatMap((set): Line[] => {
  const later = set === '-u' ? lastGroup : practiceGroup + Math.max(0, setsInView.indexOf(set))
  const groupAt = (starts: number[], at: number) => (set === '' ? starts.filter((first) => at >= first).length : later)
  const isHeld = (at: number) => !setsForPractice.includes(set) || at % 5 === 0
  return [
    ...evasionsOf(set).map((one, at) => ({
      ...one,
      isEvasion: true,
      group: groupAt(laterGroups.evasions, at),
      share: one.kind.startsWith('phone') ? numberShare : 1,
      isHeld: isHeld(at),
    })),
    ...harmlessOf(set).map((one, at) => ({
      ...one,
      isEvasion: false,
      group: groupAt(laterGroups.harmless, at),
      share: 1,
      isHeld: isHeld(at),
    })),
  ]
})

const wordsMin = 4
const piecesShare = 0.5
/** Evasions of one message, sent in two to four. */
const inPieces = written.flatMap((line, row): Line[] => {
  const [text = ''] = line.messages
  const words = text.split(' ')
  if (!line.isEvasion || line.messages.length > 1 || words.length < wordsMin) return []
  const size = Math.ceil(words.length / (2 + (row % 3)))
  const messages = words.flatMap((_, at) => (at % size ? [] : [words.slice(at, at + size).join(' ')]))
  return [{ ...line, messages, share: line.share * piecesShare }]
})

const shortMax = 48
const rowsShare = 0.3
// Prime, so that a row hardly ever holds two lines that were written one after another.
const stride = 37
/** Three to six short harmless messages that have nothing to do with each other, sent one after another. */
const together = [...Map.groupBy(written, ({ group }) => group).values()].flatMap((lines): Line[] => {
  const harmless = lines.filter(({ isEvasion }) => !isEvasion)
  const short = harmless.flatMap(({ messages }) => messages).filter(({ length }) => length <= shortMax)
  return short.map((_, at) => {
    const messages = Array.from({ length: 3 + (at % 4) }, (__, next) => short[(at + next * stride) % short.length]!)
    return { ...harmless[0]!, messages, share: rowsShare }
  })
})

/** The same lines as they come over several messages, so that a row of them is read neither for less nor for more. */
export const sentInRows: readonly Line[] = [...inPieces, ...together]
