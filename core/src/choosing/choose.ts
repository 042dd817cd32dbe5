import { quarterMs } from '../quarters.ts'
import { openAt, type Exceptions, type Week } from '../slots.ts'
import { dayMs, type Hours } from '../wall-clock.ts'
import { quoteFor } from './quotes.ts'
import { subjects, type Manner, type Moment, type Subject } from './subjects.ts'

interface Review {
  text: string
  stars: number
  at: number
}
/** What is known of somebody who may be recommended. */
export interface Candidate {
  id: string
  isFree: boolean
  /** The order of the directory: reviews of paid readings and readings given. */
  score: number
  headline: string
  about: string
  expertises: readonly string[]
  languages: readonly string[]
  timeZone: string
  schedule: readonly Hours[]
  exceptions: Exceptions
  /** Published ones with words, the newest first. */
  reviews: readonly Review[]
}
export interface Answers {
  subject: Subject
  manner: Manner
  moment: Moment
  /** The language of the page that asks. */
  language: string
}
/** Why somebody is recommended: each a fact or a quote of what stands on their page. `manner`: it speaks of the one asked for. */
export type Reason =
  | { by: 'free' }
  | { by: 'hours'; from: number }
  | { by: 'topics'; expertises: string[] }
  | { by: 'methods'; expertises: string[] }
  | { by: 'words'; quote: string; manner: boolean }
  | { by: 'review'; quote: string; stars: number; at: number; manner: boolean }
export interface Choice {
  id: string
  reasons: Reason[]
}

const chosenMax = 3
const praise = 4
const spans: Record<Exclude<Moment, 'now'>, number> = { day: dayMs, week: 7 * dayMs }
const topics: ReadonlySet<string> = new Set(Object.values(subjects).flat())

/** When the hours begin next, after `now` and up to `untilMs`; hours that have begun already promise nothing of somebody who isn't here. */
export const nextOpening = (week: Week, now: number, untilMs: number) => {
  const isOpen = openAt(week)
  let at = Math.floor(now / quarterMs) * quarterMs
  for (let was = isOpen(at); at <= untilMs;) {
    at += quarterMs
    const is = isOpen(at)
    if (is && !was && at <= untilMs) return at
    was = is
  }
  return undefined
}

/** When it can be: at once, or when their hours begin; undefined where it can't be as soon as it was asked for. */
const whenOf = (one: Candidate, moment: Moment, now: number): Reason | undefined => {
  if (one.isFree) return { by: 'free' }
  if (moment === 'now') return undefined
  const from = nextOpening(one, now, now + spans[moment])
  return from === undefined ? undefined : { by: 'hours', from }
}

const ownWords = ({ headline, about }: Candidate, manner: Manner): Reason[] => {
  // The headline stands on the card already: it is quoted for what it says of the manner alone.
  const quote = quoteFor(manner === 'either' ? [about] : [headline, about], manner)
  return quote ? [{ by: 'words', quote, manner: manner !== 'either' }] : []
}

const reviewOf = ({ reviews }: Candidate, manner: Manner): Reason[] => {
  const good = reviews.filter(({ stars }) => stars >= praise)
  for (const asked of new Set([manner, 'either'] as const))
    for (const { text, stars, at } of good) {
      const quote = quoteFor([text], asked)
      if (quote) return [{ by: 'review', quote, stars, at, manner: asked !== 'either' }]
    }
  return []
}

const reasonsOf = (one: Candidate, { subject, manner, moment }: Answers, now: number): Reason[] | undefined => {
  const when = whenOf(one, moment, now)
  const asked: readonly string[] = subjects[subject]
  const named = one.expertises.filter((expertise) => asked.includes(expertise))
  if (!when || named.length === 0) return undefined
  const methods = one.expertises.filter((expertise) => !topics.has(expertise))
  return [
    when,
    { by: 'topics', expertises: named },
    ...ownWords(one, manner),
    ...(methods.length > 0 ? [{ by: 'methods' as const, expertises: methods }] : []),
    ...reviewOf(one, manner),
  ]
}

/** What speaks for somebody, the weightiest first: their language, the manner asked for, how much of the subject, how soon, the directory's order. */
const weigh = (one: Candidate, reasons: readonly Reason[], { language, manner }: Answers) => {
  const says = (by: Reason['by']) =>
    Number(reasons.some((reason) => reason.by === by && (reason as { manner?: boolean }).manner))
  const named = reasons.find(({ by }) => by === 'topics') as Extract<Reason, { by: 'topics' }>
  return [
    Number(one.languages.includes(language)),
    manner === 'either' ? 0 : says('words') + says('review'),
    named.expertises.length,
    Number(one.isFree),
    one.score,
  ]
}

const compare = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((weight, index) => weight !== b[index])
  return at < 0 ? 0 : b[at]! - a[at]!
}

/**
 * Up to three of them, with the reasons for each; the same ones in the same order for the same answers, and nobody who
 * cannot be had when it was asked for.
 */
export const choose = (from: readonly Candidate[], answers: Answers, now: number): Choice[] =>
  from
    .flatMap((one) => {
      const reasons = reasonsOf(one, answers, now)
      return reasons ? [{ id: one.id, reasons, weights: weigh(one, reasons, answers) }] : []
    })
    .sort((a, b) => compare(a.weights, b.weights) || (a.id < b.id ? -1 : 1))
    .slice(0, chosenMax)
    .map(({ id, reasons }) => ({ id, reasons }))
