import { addresses } from './address.ts'
import { blocked } from './block-words.ts'
import { evidence } from './evidence.ts'
import { cardNumbers } from './card-numbers.ts'
import { isChatter } from './chatter.ts'
import { codedNumbers } from './coded-numbers.ts'
import { handles } from './handles.ts'
import { wordsOf } from './lexicon.ts'
import { payments } from './payment.ts'
import { phones, type Hit } from './phone.ts'
import { dialled, streamOf } from './stream.ts'
import { isOfKind } from './symbols.ts'
import type { Tokens } from './token.ts'
import { tokensOf } from './tokenize.ts'
import { spokenNumbers } from './languages.ts'
import { mayHoldContact } from './prefilter.ts'

/** A span of the original text, in UTF-16 units, `to` not included. */
export interface Found {
  from: number
  to: number
  kind: 'phone' | 'email' | 'link' | 'handle' | 'payment' | 'word'
  /** Hardly anything else: refused in a live chat. What is not sure is shown to a person, who decides. */
  sure: boolean
}
export interface Options {
  /** Words and phrases that may not be said; matched whole, in any disguise. Hand in the same array each time. */
  words?: readonly string[]
}

// What says more stands first: of two that overlap the first stays.
const order: Found['kind'][] = ['email', 'link', 'payment', 'phone', 'word', 'handle']
const better = (a: Found, b: Found) =>
  a.sure > b.sure || (a.sure === b.sure && order.indexOf(a.kind) < order.indexOf(b.kind))

// What the evidence must come to: to mark by itself, and not to overrule a rule that was not sure.
const markedFrom = 1.3
const refutedBelow = -3
const doubtedBelow: Partial<Record<Found['kind'], number>> = { handle: -0.5, payment: -0.5, link: -2 }

/** What was found, and whether by its form. */
interface Spotted extends Found {
  isForm: boolean
}
const stretches = (tokens: Tokens, kind: Found['kind'], hits: Hit[], isForm: boolean): Spotted[] =>
  hits.map(({ from, to, sure }) => ({
    from: tokens[from]!.from,
    to: tokens[Math.min(to, tokens.length) - 1]!.to,
    kind,
    sure,
    isForm,
  }))

const spottedIn = (tokens: Tokens, { words }: Options): Spotted[] => {
  const { emails, links } = addresses(tokens)
  const hits: [Found['kind'], Hit[]][] = [
    ['email', emails],
    ['link', links],
    ['phone', phones(tokens)],
    ['phone', codedNumbers(tokens)],
    ['phone', spokenNumbers(tokens)],
    ['phone', cardNumbers(tokens)],
    ['payment', payments(tokens)],
    ['handle', handles(tokens)],
    ['word', words ? blocked(tokens, words) : []],
  ]
  const read = evidence(tokens, markedFrom)
  const all = [
    ...read.hits.flatMap((hit) => stretches(tokens, hit.kind, [hit], false)),
    ...hits.flatMap(([kind, some]) => {
      const isDoubted = read.best < (doubtedBelow[kind] ?? -Infinity)
      const isRefuted = read.best < refutedBelow
      return stretches(
        tokens,
        kind,
        some.filter(({ sure, isDoubtful }) => (sure || !isDoubted) && !(isRefuted && isDoubtful)),
        true,
      )
    }),
  ]
  const found: Spotted[] = []
  for (const one of all.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (!last || last.to <= one.from) found.push(one)
    else if (better(one, last)) found[found.length - 1] = { ...one, isForm: one.isForm || last.isForm }
    else {
      last.isForm ||= one.isForm
      if (one.kind === last.kind && one.sure === last.sure) last.to = Math.max(last.to, one.to)
    }
  }
  return found
}

/** All that the detectors say of these tokens, without overlaps. */
export const foundIn = (tokens: Tokens, options: Options = {}): Found[] =>
  spottedIn(tokens, options).map(({ from, to, kind, sure }) => ({ from, to, kind, sure }))

/**
 * Contact details and listed words in a text, by their place in it; the rules are those of
 * docs/decisions/063-contact-detection.md. A usual message is done after one look; no text takes longer than its
 * length allows.
 */
export const findContact = (text: string, options: Options = {}): Found[] =>
  mayHoldContact(text, options.words) ? foundIn(tokensOf(text), options) : []

const earlierMax = 10
/** Of what came before so much is read, and no message need be handed in longer. */
export const earlierCharactersMax = 2000

const piecesMax = 6
const pieceMax = 14
const names = [...wordsOf.app, ...wordsOf.surelyPay, ...wordsOf.surelyMail, 'paypal'].filter(({ length }) => length > 4)
/** A name of an app in pieces, one a message: "sna", "p ch", "at mara". */
const isPieced = (earlier: readonly string[], text: string) => {
  if (text.length > 60) return false
  let whole = text.toLowerCase().replace(/[^a-z]/g, '')
  let last = 0
  for (let at = earlier.length - 1; at >= Math.max(0, earlier.length - piecesMax); at--) {
    const piece = earlier[at]!
    if (piece.length > pieceMax) return false
    const letters = piece.toLowerCase().replace(/[^a-z]/g, '')
    last += letters.length
    whole = letters + whole
    const start = whole
    if (names.some((name) => start.startsWith(name) && name.length > last)) return true
  }
  return false
}

const splitPieceMax = 40
const shortPieceMax = 16
const splitPiecesMin = 3
const naming = ['app', 'mail', 'letter', 'pay'] as const
/** Few words a message, and what is found goes over three or more of them: nobody writes so by chance. */
const isSurelySplit = ({ kind, isForm }: Spotted, split: readonly string[]) =>
  split.length >= splitPiecesMin &&
  split.every(({ length }) => length <= splitPieceMax) &&
  2 * split.filter(({ length }) => length <= shortPieceMax).length >= split.length &&
  (isForm ||
    (kind !== 'phone' &&
      split.some((text) => tokensOf(text).some((token) => naming.some((name) => isOfKind(token, name))))))

const readAcross = (before: string, text: string, options: Options): Found[] => {
  if (!before || !mayHoldContact(`${before}\n${text}`, options.words)) return []
  const start = before.length + 1
  const lines = [...before.split('\n'), text]
  const own = findContact(text, options)
  const tokens = tokensOf(`${before}\n${text}`)
  const stream = streamOf(tokens)
  return [...spottedIn(tokens, options), ...stretches(stream, 'phone', dialled(stream), true)]
    .filter(({ from, to }) => from < start && to > start)
    .map((one) => ({
      kind: one.kind,
      sure: one.sure || isSurelySplit(one, lines.slice(-1 - before.slice(one.from).split('\n').length)),
      from: 0,
      to: one.to - start,
    }))
    .filter(
      ({ to, sure }, i, all) =>
        i === all.findIndex((one) => one.to === to) && !own.some((other) => other.from < to && (other.sure || !sure)),
    )
}

/**
 * What only shows when a text is read after the sender's `earlier` messages (oldest first): one digit a line, an address
 * in pieces, also with messages between that say nothing. The spans are in `text`.
 */
export const findAcross = (earlier: readonly string[], text: string, options: Options = {}): Found[] => {
  if (isPieced(earlier, text)) return [{ from: 0, to: text.length, kind: 'handle', sure: false }]
  const last = earlier.slice(-earlierMax)
  const read = (messages: readonly string[]) =>
    readAcross(messages.join('\n').slice(-earlierCharactersMax), text, options)
  const found = read(last)
  const telling = last.filter((message) => !isChatter(message))
  return found.some(({ sure }) => sure) || telling.length === last.length || isChatter(text)
    ? found
    : [...found, ...read(telling)].toSorted((a, b) => Number(b.sure) - Number(a.sure)).slice(0, 1)
}

/** Of what is sent live: what is plainly split over this message and the short ones before it. */
export const findSplit = (earlier: readonly string[], text: string): Found[] => {
  if (text.length > splitPieceMax || !earlier.length) return []
  const pieces = earlier.slice(earlier.findLastIndex(({ length }) => length > splitPieceMax) + 1)
  return pieces.length ? findAcross(pieces, text).filter(({ sure }) => sure) : []
}
