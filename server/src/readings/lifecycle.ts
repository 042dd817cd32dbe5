import { isOver } from '@evenlight/core/meter/actions'
import { sides } from '@evenlight/core/meter/meter'
import { lowness, type Lowness } from '@evenlight/core/meter/rules'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { noteCare } from '../care/public.ts'
import { countReading, markFree } from '../readers/public.ts'
import { findTime, findUsed, giveBack, listReturns } from '../wallet/public.ts'
import { decideAdded, decideEnd, decidePutOut, partyTo, type Act, type Added } from './actions.ts'
import { post } from './books.ts'
import { differences, save } from './change-store.ts'
import {
  combine,
  decided,
  drop,
  dueAt,
  follow,
  pauseForCare,
  withPresence,
  type Decision,
  type PresenceChange,
} from './decide.ts'
import { withLegs } from './on-line.ts'
import { isWaiting, sideOf, snapshotOf, type At } from './reading.ts'
import type { Rooms } from './rooms.ts'
import { find, findOpenOf, hold, listOpen, lock, type Reading } from './store.ts'
import { presentReading, presentReceipt } from './views.ts'
import { watchRoom, type Watchers } from './watchers.ts'

/** The reading with what its client could use by now: before the Start that is for the wallet to say. */
const withUsable = async (tx: Tx, reading: Reading, now: number): Promise<Reading> => {
  if (!isWaiting(reading)) return reading
  const time = await findTime(tx, { clientId: reading.client_id, readerId: reading.reader_id, now })
  const free = reading.channel === 'phone' ? 0 : time.freeSeconds
  return { ...reading, free_seconds_usable: free, paid_seconds_usable: time.paidSeconds }
}

const outcomeOf = ({ state, accepted_at }: Reading) => {
  if (state === 'missed') return 'rang_out'
  return state === 'withdrawn' && accepted_at === null ? 'taken_back' : 'answered'
}

const lowOf = (reading: Reading): Low => ({
  readingId: reading.id,
  clientId: reading.client_id,
  heldSeconds: reading.free_seconds_held + reading.paid_seconds_held,
})
const lownessOf = (reading: Reading, at: At): Lowness =>
  reading.state === 'open' ? lowness(snapshotOf(reading, at)) : 'enough'

const announceEnd = async (tx: Tx, ended: Reading) => {
  const returns = await listReturns(tx, ended.id)
  const used = await findUsed(tx, ended.id)
  for (const side of sides)
    tx.announce(personRoom(ended[`${side}_id`]), 'chat:ended', presentReceipt(ended, side, returns, used))
}

/** What others hear of readings, in the transaction in which it happens. */
export interface Note {
  /** This one was settled. */
  ended: (tx: Tx, ended: Reading, now: number) => Promise<void>
  /** This one ends soon for want of time that more would lengthen; said at each act on it. */
  low: (tx: Tx, reading: Low, now: number) => Promise<void>
  /** Somebody asks for one: refuses whoever is not next. */
  asked: (
    tx: Tx,
    ask: { readerId: string; clientId: string; channel: Reading['channel'] },
    now: number,
  ) => Promise<void>
  /** A request was accepted; and one that was accepted is over, however it ended. */
  accepted: (tx: Tx, reading: Reading) => Promise<void>
  over: (tx: Tx, reading: Reading) => Promise<void>
  /** One of the two is about to end theirs: what can be proven of it is, first. */
  ending: (readingId: string, personId: string) => Promise<unknown>
}
/** A reading with so little time left, and all that it holds. */
export interface Low {
  readingId: string
  clientId: string
  heldSeconds: number
}

/** The lifecycle of readings: whatever is done to one is done by `act`. */
export const makeLifecycle = (
  parts: Pick<Parts, 'database' | 'mail' | 'site'>,
  rooms: Rooms,
  note: Note,
  watchers: Pick<Watchers, 'isWatched'>,
) => {
  const { database } = parts
  const { evidence } = rooms

  const announce = (tx: Tx, reading: Reading, warnings: Decision['warnings'], at: At) => {
    for (const { of, secondsLeft } of warnings)
      tx.announce([personRoom(reading.client_id), personRoom(reading.reader_id)], 'chat:warning', {
        chat_id: reading.id,
        seconds_left: secondsLeft,
        of,
      })
    for (const side of sides)
      tx.announce(personRoom(reading[`${side}_id`]), 'chat:changed', presentReading(reading, side, at))
    tx.announce(deskRoom('moderation'), 'live:changed', { chat_id: reading.id, state: reading.state })
    if (watchers.isWatched(reading.id))
      tx.announce(watchRoom(reading.id), 'watch:changed', presentReading(reading, undefined, at))
  }

  /** Frees the reader, and with a receipt tells both what came of it. */
  const conclude = async (tx: Tx, ended: Reading, now: number) => {
    await markFree(tx, parts, { readerId: ended.reader_id, outcome: outcomeOf(ended), now })
    await note.over(tx, ended)
    if (ended.state !== 'settled') return
    await countReading(tx, ended.reader_id)
    await note.ended(tx, ended, now)
    await announceEnd(tx, ended)
  }

  /**
   * One act on a reading: it is locked, loaded once, decided on, saved and announced, if that changed it. Answers it as it
   * is then; undefined when there is none. What `decide` throws undoes everything. `told`: announced in any case.
   */
  const act = async (tx: Tx, id: string, now: number, decide: (reading: Reading, at: At) => Decision, told = false) => {
    const before = await lock(tx, id)
    if (!before) return undefined
    const at = { nowMs: now, evidence }
    const decision = decide(await withUsable(tx, before, now), at)
    const posted = await post(tx, decision, now)
    const after = { ...posted, due_at: dueAt(posted, at) }
    await save(tx, before, after)
    if (isOver(after.state) && !isOver(before.state)) await conclude(tx, after, now)
    if (told || differences(before, after).some((name) => name !== 'due_at')) announce(tx, after, decision.warnings, at)
    if (lownessOf(after, at) !== 'enough') await note.low(tx, lowOf(after), now)
    tx.after(() => rooms.keep(after))
    return after
  }

  /** The same once what follows from the time has followed. */
  const actFollowed = (tx: Tx, id: string, now: number, decide: (reading: Reading, at: At) => Decision) =>
    act(tx, id, now, (reading, at) => {
      const followed = follow(reading, at)
      return combine(followed, decide(followed.reading, at))
    })

  /** What a person does to a reading that they may act on. */
  const actBy = async (
    tx: Tx,
    id: string,
    { actor, now }: { actor: Actor; now: number },
    decide: (act: Act) => Decision,
  ) => {
    const done = await act(tx, id, now, (reading, at) => {
      const followed = follow(partyTo(reading, actor), at)
      return combine(followed, decide({ reading: followed.reading, actor, at }))
    })
    return partyTo(done, actor)
  }

  /** Lets follow what follows from the time and the evidence, of which some may be new. */
  const look = (id: string, now: number, change?: PresenceChange, told = false) =>
    database.transaction((tx) =>
      act(
        tx,
        id,
        now,
        (reading, at) => follow(change && !isOver(reading.state) ? withPresence(reading, change) : reading, at),
        told,
      ),
    )

  /** What is known of the two calls of a reading by phone. What opened by it is looked at again: it holds time since. */
  const onLine = async (id: string, legs: Parameters<typeof withLegs>[1], callOff: boolean, now: number) => {
    const step = () =>
      database.transaction((tx) =>
        act(tx, id, now, (reading, at) => {
          if (isOver(reading.state)) return decided(reading)
          if (callOff && reading.state === 'accepted') return drop(reading, at, 'withdrawn', 'system')
          return follow(withLegs(reading, legs, now), at)
        }),
      )
    const first = await step()
    return first?.state === 'open' ? step() : first
  }

  /** The voice of the reader was sent, or heard, after the Start. */
  const noteVoice = (id: string, now: number) =>
    database.transaction((tx) =>
      act(tx, id, now, (reading, at) => {
        const followed = follow(reading, at)
        return isOver(followed.reading.state)
          ? followed
          : combine(followed, decided({ ...followed.reading, reader_spoke: true }))
      }),
    )

  /** One of the two wrote that they might hurt themselves: the clock stands, and the house hears of it. */
  const pause = (id: string, byId: string, now: number) =>
    database.transaction(async (tx) => {
      const paused = await act(tx, id, now, (reading, at) => {
        const followed = follow(reading, at)
        const side = sideOf(reading, byId)
        return side ? combine(followed, decided(pauseForCare(followed.reading, side, now))) : followed
      })
      if (paused?.stops.some(({ reason, from_at }) => reason === 'care' && from_at === now))
        await noteCare(tx, { kind: 'pause', id, byId, now })
    })

  /** A client has bought time or was given some: `credit` posts it, and their open reading, if there is one, makes use of it. */
  const added = async (
    tx: Tx,
    { clientId, now, ...time }: Added & { clientId: string; now: number },
    credit: () => Promise<unknown>,
  ) => {
    const id = await findOpenOf(tx, clientId)
    // The reading is locked before the books, as by every act.
    if (id !== undefined) await hold(tx, id)
    await credit()
    if (id === undefined) return
    await actFollowed(tx, id, now, (reading) => decideAdded(reading, time, now))
  }

  /** All that a reading used and has not given back goes back to its client. */
  const returnAll = async (
    tx: Tx,
    ended: Reading,
    why: { cause: 'personal_ban' | 'full_ban'; byId: string; ref: string; now: number },
  ) => {
    const { freeSecondsLeft, paidSecondsLeft } = await findUsed(tx, ended.id)
    const all = { freeSeconds: freeSecondsLeft, paidSeconds: paidSecondsLeft, paidAs: 'paid' as const }
    if (freeSecondsLeft + paidSecondsLeft > 0) await giveBack(tx, { readingId: ended.id, ...all, ...why })
    await announceEnd(tx, ended)
  }

  /** One of two refuses the other: what is open between them ends now, and all its time goes back. */
  const endBetween = async (
    tx: Tx,
    { clientId, readerId, by, now }: { clientId: string; readerId: string; by: Actor; now: number },
  ) => {
    const open = (await listOpen(tx, clientId)).find((one) => one.reader_id === readerId)
    if (!open) return
    const ended = await actFollowed(tx, open.id, now, (reading, at) => decideEnd({ reading, actor: by, at }))
    if (ended?.state === 'settled')
      await returnAll(tx, ended, { cause: 'personal_ban', byId: by.id, ref: `ban/${open.id}`, now })
  }

  /**
   * Somebody is put out of the site: what they have open ends now. As its client they have back what any end gives back; where
   * they were its reader, all of its client's time goes back.
   */
  const endAll = async (tx: Tx, { personId, byId, now }: { personId: string; byId: string; now: number }) => {
    const open = await listOpen(tx, personId)
    for (const { id } of open.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const ended = await actFollowed(tx, id, now, (reading, at) => decidePutOut(reading, byId, at))
      if (ended?.state === 'settled' && ended.reader_id === personId)
        await returnAll(tx, ended, { cause: 'full_ban', byId, ref: `full_ban/${id}`, now })
    }
  }

  /** How this reading stands for time: whether it ends soon and more would lengthen it, and what it holds. */
  const findLowness = async (db: Db, id: string, now: number) => {
    const reading = await find(db, id)
    if (!reading || isOver(reading.state)) return undefined
    return { lowness: lownessOf(reading, { nowMs: now, evidence }), ...lowOf(reading) }
  }

  return { act, actBy, look, onLine, pause, noteVoice, added, endBetween, endAll, findLowness, evidence }
}
export type Lifecycle = ReturnType<typeof makeLifecycle>
