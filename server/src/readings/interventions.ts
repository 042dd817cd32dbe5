import { isOver } from '@evenlight/core/meter/actions'
import { earned } from '@evenlight/core/ledger/reading'
import { seconds } from '@evenlight/core/money'
import { sides } from '@evenlight/core/meter/meter'
import { lowness } from '@evenlight/core/meter/rules'
import type { LiveReading, liveReadings as area } from '@evenlight/contract/live-readings'
import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import type { input, output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findUsed } from '../wallet/public.ts'
import { checkMoment, decideAction, decideEnd, withAdmin, type Act } from './actions.ts'
import { decided, type Decision } from './decide.ts'
import type { Lifecycle } from './lifecycle.ts'
import { findLastWritten, findNames } from './live-store.ts'
import { pausedBy, snapshotOf, type At } from './reading.ts'
import * as store from './store.ts'
import type { Reading } from './store.ts'
import { presentClock, presentPeople } from './views.ts'

type Deed = output<(typeof area)['intervene']['body']>
type Ending = Extract<Deed, { deed: 'end' }>
interface By {
  readingId: string
  actor: Actor
  now: number
}
/** Gives time of a settled reading back for a reason; the feature that keeps claims knows how. */
export type GiveBack = (
  tx: Tx,
  parts: Parts,
  asked: { actor: Actor; readingId: string; seconds?: number; reason: string; now: number },
) => Promise<{ free_seconds: number; paid_seconds: number }>

const signsOf = (reading: Reading, clock: ReturnType<typeof presentClock>, at: At) => {
  const by = (...reasons: (typeof clock.stopped_by)[number][]) => reasons.some((one) => clock.stopped_by.includes(one))
  const all = {
    care: reading.question_care || reading.stops.some(({ reason }) => reason === 'care'),
    paused: by('admin_pause'),
    unsteady: by('client_unsteady', 'reader_unsteady'),
    no_sound: by('media_lost'),
    away: reading.started_at !== null && by(...sides.map((side) => `${side}_away` as const)),
    ends_soon: reading.state === 'open' && lowness(snapshotOf(reading, at)) !== 'enough',
  }
  return (Object.keys(all) as (keyof typeof all)[]).filter((sign) => all[sign])
}

/** What the house sees of readings that go on, and does to them. */
export const interventions = (parts: Parts, lifecycle: Lifecycle, giveBack: GiveBack) => {
  const present = async (db: Db, rows: Reading[], actor: Actor, now: number): Promise<input<typeof LiveReading>[]> => {
    const at = { nowMs: now, evidence: lifecycle.evidence }
    const written = await findLastWritten(
      db,
      rows.map(({ id }) => id),
    )
    const names = await findNames(
      db,
      rows.flatMap((row) => pausedBy(row) ?? []),
    )
    return rows.map((row) => {
      const clock = presentClock(row, undefined, at)
      return {
        id: row.id,
        channel: row.channel,
        ...presentPeople(row),
        state: row.state,
        requested_at: iso(row.requested_at),
        started_at: optionalIso(row.started_at),
        clock,
        signs: signsOf(row, clock, at),
        ...(isAt(actor, 'money') && {
          earned_cents: earned(seconds(clock.paid_seconds_used), row.rate_cents_per_minute),
          rate_cents_per_minute: row.rate_cents_per_minute,
        }),
        last_written_at: optionalIso(written.get(row.id)),
        paused_by: names.get(pausedBy(row) ?? ''),
      }
    })
  }
  const nameOf = async (db: Db, id: string) => (await findNames(db, [id])).get(id) ?? ''

  const act = (tx: Tx, by: By, decide: (act: Act) => Decision) => lifecycle.actBy(tx, by.readingId, by, decide)
  const say = async (tx: Tx, by: By, words: string) => {
    const done = await act(tx, by, ({ reading }) => {
      checkMoment('notice', reading)
      return decided(withAdmin(reading, { what: 'notice', byId: by.actor.id, words }, by.now))
    })
    await audited(tx, { actorId: by.actor.id, action: 'chat.notice', subjectId: done.id, detail: { words } })
    return done
  }
  const pause = async (tx: Tx, by: By, reason: string) => {
    const done = await act(tx, by, (one) => decideAction(one, { chat_id: by.readingId, action: 'pause' }))
    const held = done.stops.find((stop) => stop.reason === 'admin_pause' && stop.to_at === null)
    // Of two who press at once the first has it, and the second learns whose it is.
    if (held && held.by_id !== by.actor.id)
      throw refuse('wrong_state', { detail: ['reading_paused_by', { name: await nameOf(tx, held.by_id ?? '') }] })
    if (held?.from_at === by.now)
      await audited(tx, { actorId: by.actor.id, action: 'chat.pause', subjectId: done.id, reason })
    return done
  }
  const resume = async (tx: Tx, by: By) => {
    let stood = false
    const done = await act(tx, by, (one) => {
      stood = pausedBy(one.reading) !== undefined
      return decideAction(one, { chat_id: by.readingId, action: 'resume' })
    })
    if (stood) await audited(tx, { actorId: by.actor.id, action: 'chat.resume', subjectId: done.id })
    return done
  }
  const end = async (tx: Tx, by: By, { reason, back }: Ending) => {
    let wasOver = false
    const done = await act(tx, by, (one) => {
      wasOver = isOver(one.reading.state)
      return wasOver ? decided(one.reading) : decideEnd(one)
    })
    if (wasOver) {
      const name = done.end_cause === 'admin' ? await nameOf(tx, done.ended_by ?? '') : ''
      throw refuse('wrong_state', { detail: name ? ['reading_ended_by', { name }] : 'reading_over' })
    }
    const { actor, readingId, now } = by
    await audited(tx, { actorId: actor.id, action: 'chat.end', subjectId: readingId, reason, detail: { back } })
    const used = done.state === 'settled' ? await findUsed(tx, readingId) : undefined
    const left = used ? used.freeSecondsLeft + used.paidSecondsLeft : 0
    if (back !== 'all' && back > left) throw refuse('bad_input', { fields: { back: 'less_left' } })
    if (back === 0 || left === 0) return { done }
    const asked = { actor, readingId, reason, now, ...(back !== 'all' && { seconds: back }) }
    const { free_seconds, paid_seconds } = await giveBack(tx, parts, asked)
    return { done, back: { free_seconds, paid_seconds } }
  }

  const does = (tx: Tx, by: By, asked: Deed): Promise<{ done: Reading; back?: Awaited<ReturnType<GiveBack>> }> => {
    const alone = async (done: Promise<Reading>) => ({ done: await done })
    if (asked.deed === 'end') return end(tx, by, asked)
    if (asked.deed === 'notice') return alone(say(tx, by, asked.text))
    return alone(asked.deed === 'pause' ? pause(tx, by, asked.reason) : resume(tx, by))
  }

  return {
    live: ({ db, actor, query: { q, ...query }, now }) =>
      paged(parts, {
        list: `live ${q ?? ''}`,
        query,
        load: (after: [number, string] | undefined, most) => store.listLive(db, q, after, most),
        placeOf: ({ requested_at, id }) => [requested_at, id],
        items: (rows) => present(db, rows, actor, now),
      }),
    intervene: async ({ tx, actor, params, body, now }) => {
      const { done, back } = await does(tx, { readingId: params.id, actor, now }, body)
      const [chat] = await present(tx, [done], actor, now)
      return { chat: chat!, back }
    },
  } satisfies Handlers<typeof area>
}
