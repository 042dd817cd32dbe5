import type { Hit } from './phone.ts'
import { remember } from './remember.ts'
import { symbolNames } from './symbols.ts'
import type { Tokens } from './token.ts'
import { weightGaps, weightOfNothing, weightOfWords, weightScale, weightValues } from './weights.ts'
import { allSymbols, featureCount, featuresIn, stemOf, windowLength, windowsOf } from './windows.ts'

const bytes = new Int8Array(featureCount)
const codeAt = (text: string, at: number) => (text[at] === '#' ? 92 : text.charCodeAt(at))
let feature = 0
let weightsRead = 0
for (let at = 0; at < weightGaps.length; at++) {
  if (weightGaps[at] === '~') {
    feature += 60
    continue
  }
  feature += codeAt(weightGaps, at) - 59
  bytes[feature++] = codeAt(weightValues, weightsRead++) - 80
}
interface Said {
  /** Counted once a window: the number of the window that it was last counted in. */
  lastSeen: number
  weight: number
}
const saidBy = new Map<string, Said>()
const saidWith = new Map<string, Map<string, Said>>()
let weightOfNext = 0
for (const part of weightOfWords.split(' ')) {
  const [first = '', second] = part.split('+')
  if (part <= '=') weightOfNext = Number(part)
  else if (second === undefined) saidBy.set(part, { lastSeen: 0, weight: weightOfNext })
  else saidWith.set(first, (saidWith.get(first) ?? new Map()).set(second, { lastSeen: 0, weight: weightOfNext }))
}

/** What a word weighs, how it begins, and what it weighs with the one behind it. */
interface Saying {
  word: Said | undefined
  stem: Said | undefined
  withNext: ReadonlyMap<string, Said> | undefined
}
const sayingOf = remember((text): Saying | null => {
  const stem = stemOf(text)
  const saying = {
    word: saidBy.get(text),
    stem: stem === undefined ? undefined : saidBy.get(stem),
    withNext: saidWith.get(text),
  }
  return saying.word || saying.stem || saying.withNext ? saying : null
})

// Each feature counts once a window: the number of the window that it was last counted in.
const lastSeen = new Float64Array(featureCount)
let windowNumber = 0

const told = new Float64Array(windowLength)

const addSaid = (said: Said | undefined, at: number) => {
  if (said === undefined || said.lastSeen === windowNumber) return 0
  said.lastSeen = windowNumber
  told[at]! += said.weight
  return said.weight
}

/** How much the window from `from` on speaks for a way out; `told` holds how much of it each token said. */
const weigh = (tokens: Tokens, symbols: readonly (readonly number[])[], from: number): number => {
  windowNumber++
  told.fill(0)
  let score = weightOfNothing
  featuresIn(tokens, symbols, from, (feature, at) => {
    if (lastSeen[feature] === windowNumber) return
    lastSeen[feature] = windowNumber
    const weight = bytes[feature]!
    score += weight
    told[at - from]! += weight
  })
  const to = Math.min(tokens.length, from + windowLength)
  for (let at = from; at < to; at++) {
    const { word, isWord } = tokens[at]!
    if (!isWord) continue
    const saying = sayingOf(word)
    if (!saying) continue
    score += addSaid(saying.word, at - from) + addSaid(saying.stem, at - from)
    if (at + 1 < to) score += addSaid(saying.withNext?.get(tokens[at + 1]!.word), at - from)
  }
  return score / weightScale
}

/** A span, and what it is most likely to be. */
interface TextSpan extends Hit {
  kind: 'phone' | 'email' | 'link' | 'handle' | 'payment'
}
const named = (names: string) => new Set(names.split(' ').map((name) => symbolNames.indexOf(name)))
const kinds: [TextSpan['kind'], Set<number>][] = [
  ['handle', named('app appweak name call seek mixed unusual same out move')],
  ['payment', named('pay payweak money $')],
  ['email', named('mail letter @')],
  ['link', named('shop contact /')],
  ['phone', named('num long several')],
]

const windowsMax = 300
const shareMin = 0.15

/** Of what kind a way out is, by the kinds of the words that told of it. */
const handleShare = 3
const briefMax = 4
const kindOf = (symbols: readonly (readonly number[])[], from: number): TextSpan['kind'] => {
  // Of so few words the others may have said it all: "pay me directly".
  const isBrief = symbols.length < briefMax
  let best: TextSpan['kind'] = 'handle'
  let most = 0
  for (const [kind, wanted] of kinds) {
    let sum = 0
    for (let at = from; at < Math.min(symbols.length, from + windowLength); at++)
      if (symbols[at]!.some((one) => wanted.has(one))) sum += Math.max(0, told[at - from]!)
    // Whatever it is, somebody is asked to come; that alone makes it a user name.
    const isPaid = isBrief && kind === 'payment' && symbols.some((all) => all.some((one) => wanted.has(one)))
    const share = isPaid ? Infinity : kind === 'handle' ? sum / handleShare : sum
    if (share > most) [best, most] = [kind, share]
  }
  return best
}
/** From the first to the last token of a window that said much. */
const spanFrom = (tokens: Tokens, symbols: readonly (readonly number[])[], from: number): TextSpan => {
  const most = Math.max(...told)
  let first = -1
  let last = from
  for (let at = from; at < Math.min(tokens.length, from + windowLength); at++) {
    if (told[at - from]! < most * shareMin) continue
    if (first < 0) first = at
    last = at
  }
  return { from: Math.max(first, from), to: last + 1, sure: false, kind: kindOf(symbols, from) }
}

/**
 * Spans that read like a way out, by what their words speak for together: an app, a wish to be reached, the shape of a
 * user name on one side, the talk of the trade and of others on the other. The weights were learned from the corpora.
 */
export const evidence = (tokens: Tokens, least: number): { hits: TextSpan[]; best: number } => {
  const hits: TextSpan[] = []
  let best = -Infinity
  // One word by itself may answer any question.
  if (tokens.length < 2) return { hits, best: 0 }
  const symbols = allSymbols(tokens.length > windowsMax * 8 ? tokens.slice(0, windowsMax * 8) : tokens)
  for (const from of windowsOf(symbols.length)) {
    const score = weigh(tokens, symbols, from)
    best = Math.max(best, score)
    if (score >= least) hits.push(spanFrom(tokens, symbols, from))
  }
  return { hits, best }
}
