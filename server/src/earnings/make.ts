import * as z from 'zod/mini'
import { halvesOver } from '@evenlight/core/half-month'
import { totalOf } from '@evenlight/core/ledger/statement'
import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { handled, job } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { answerMs, closeAfterMs, lateMs } from './rules.ts'
import * as store from './make-store.ts'

const makeJob = job('earnings.make', z.object({ half: z.string() }))
/** Readers to a transaction: who kills the process makes it do so many again at most. */
const readersAtOnce = 20

/** The statement of one reader; false where there is nothing to tell. What earlier ones left over goes with it. */
const makeOne = async (tx: Tx, parts: Parts, run: store.Run, readerId: string, now: number) => {
  const id = newId('stm')
  const { lines, cents } = await store.gatherLines(tx, {
    id,
    readerId,
    since: run.from_at - lateMs,
    until: run.until_at,
  })
  if (lines === 0) return false
  const rests = await store.listRests(tx, readerId)
  const carried = rests.reduce(
    (sum, { lines_cents, carried_cents, corrected_cents }) =>
      sum + totalOf({ linesCents: lines_cents, carriedCents: carried_cents, correctedCents: corrected_cents }),
    0,
  )
  const { half, from_at, until_at } = run
  const figures = { lines, lines_cents: cents, carried_cents: carried }
  await store.add(tx, {
    id,
    reader_id: readerId,
    half,
    from_at,
    until_at,
    ...figures,
    made_at: now,
    answer_until: now + answerMs,
  })
  if (rests.length)
    await store.carryTo(
      tx,
      rests.map((rest) => rest.id),
      id,
    )
  await tell(tx, parts, {
    personId: readerId,
    event: 'statement',
    title: 'statement_made',
    body: '',
    link: paths.statement(id),
    now,
  })
  return true
}

/** The next readers of a run; false once it has ended. Its row is held, so that two processes take turns and none is made twice. */
const makeSome = (parts: Parts, half: string) =>
  parts.database.transaction(async (tx) => {
    const run = await store.lockRun(tx, half)
    if (!run || run.ended_at !== null) return false
    const now = parts.clock.now()
    const readerIds = await store.listReaders(tx, run.last_reader_id, readersAtOnce)
    let made = 0
    for (const readerId of readerIds) if (await makeOne(tx, parts, run, readerId, now)) made++
    const ended = readerIds.length < readersAtOnce ? now : null
    await store.stepRun(tx, { half, done: readerIds.length, made, last: readerIds.at(-1) ?? run.last_reader_id, ended })
    const done = run.done + readerIds.length
    tx.announce(deskRoom('money'), 'statements:made', { half, done, total: Math.max(run.total, done) })
    return ended === null
  })

/** Makes all statements of a half month that was begun, from where it stands. */
export const makeAll = (parts: Parts, half: string) =>
  parts.database.patiently(async () => {
    while (await makeSome(parts, half));
  })

export const earningsJobs = (parts: Parts) => handled({ makeJob }, { makeJob: ({ half }) => makeAll(parts, half) })

/** Notes that the oldest half month which is over and has no statements yet begins; undefined where there is none. */
const beginDue = async (tx: Tx, { clock, site }: Parts) => {
  const now = clock.now()
  const { first_at, ended } = await store.findKnown(tx)
  if (first_at === null) return undefined
  const due = halvesOver(site.timeZone, first_at, now - closeAfterMs).find(({ name }) => !ended.includes(name))
  if (due) await store.beginRun(tx, { half: due.name, from: due.fromMs, until: due.untilMs, now })
  return due?.name
}

/**
 * Begins the oldest half month without statements, one at a time: what is carried on goes from one to the next. A run that
 * stands still is sent again; the job looks first how far it is.
 */
export const beginMaking = (parts: Parts) =>
  parts.database.transaction(async (tx) => {
    const half = await beginDue(tx, parts)
    if (half !== undefined) await tx.job(makeJob, { half })
  })

/** The same without a job: answers when its statements are there. */
export const makeDue = async (parts: Parts) => {
  const half = await parts.database.transaction((tx) => beginDue(tx, parts))
  if (half !== undefined) await makeAll(parts, half)
}
