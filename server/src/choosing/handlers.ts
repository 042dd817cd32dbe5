import type { choosing as area, ChoiceReason } from '@evenlight/contract/choosing'
import { choose, type Answers, type Candidate, type Choice, type Reason } from '@evenlight/core/choosing/choose'
import { moments, subjects } from '@evenlight/core/choosing/subjects'
import { dayMs } from '@evenlight/core/wall-clock'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { kept, type Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import { directoryChanges, findCards } from '../readers/public.ts'
import { listCandidates, type CandidateRow } from './store.ts'

/** As with the directory: what changes on another node is seen after this. */
const freshness = { maxAgeMs: 1000, changes: directoryChanges }

const candidateOf = ({ time_zone, is_free, exceptions, ...row }: CandidateRow): Candidate => ({
  ...row,
  isFree: is_free,
  timeZone: time_zone,
  exceptions: new Map(exceptions.map(({ day, hours }) => [day, hours])),
})

const reasonOf = (reason: Reason): input<typeof ChoiceReason> => {
  if (reason.by === 'hours') return { ...reason, from: iso(reason.from) }
  return reason.by === 'review' ? { ...reason, at: iso(reason.at) } : reason
}

const chooseFrom = async (db: Db, answers: Answers, now: number) => {
  // Some zone is a day behind: its exceptions of that day may still hold.
  const from = iso(now - dayMs).slice(0, 10)
  const { subject, moment, language } = answers
  const rows = await listCandidates(db, { expertises: subjects[subject], language, isFree: moment === 'now', from })
  return choose(rows.map(candidateOf), answers, now)
}

/** Those who were chosen, as the directory shows them now; who has gone in between is left out. */
const present = async (db: Db, choices: readonly Choice[], now: number) => {
  const cards = await findCards(
    db,
    choices.map(({ id }) => id),
    now,
  )
  return choices.flatMap(({ id, reasons }) => {
    const reader = cards.get(id)
    const isGone = reasons.some(({ by }) => by === 'free') && reader?.availability !== 'available'
    return reader && !isGone ? [{ reader, reasons: reasons.map(reasonOf) }] : []
  })
}

const insteadOf = async (db: Db, answers: Answers, now: number) => {
  for (const moment of moments.slice(moments.indexOf(answers.moment) + 1))
    if ((await chooseFrom(db, { ...answers, moment }, now)).length > 0) return moment
  return null
}

export const choosing = {
  choose: kept(freshness, async ({ db, query: { about, manner, when, locale }, now }) => {
    const answers = { subject: about, manner, moment: when, language: locale }
    const chosen = await present(db, await chooseFrom(db, answers, now), now)
    return { chosen, instead: chosen.length > 0 ? null : await insteadOf(db, answers, now) }
  }),
} satisfies Handlers<typeof area>
