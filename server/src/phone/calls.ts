import { areOver, legsOf, togetherIn, type Leg, type LegTold } from '@evenlight/core/meter/legs'
import { sides, type Side } from '@evenlight/core/meter/meter'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { CarrierFault, type Carrier, type Told } from './carrier.ts'
import { addEvent, findLeg, listEvents, noteLeg, type EventRow } from './event-store.ts'
import * as store from './leg-store.ts'
import { findNumber } from './number-store.ts'
import { numberOf } from './numbers.ts'
import { hangUpJob } from './public.ts'
import { capFor, isDue, isGivenUp, type Ongoing } from './rules.ts'
import { comeInFor } from './spoken.ts'

/** How readings take what is known of the two calls of one of them. */
export interface Line {
  /** `callOff`: surely the two never were together, and never will be. */
  onLine: (
    readingId: string,
    legs: (Leg & { id: string; side: Side })[],
    callOff: boolean,
    now: number,
  ) => Promise<{ state: string } | undefined>
  /** This call was in the conference at this instant. */
  prove: (legId: string, atMs: number) => Promise<unknown>
}

const unsaid = { readingId: undefined, side: undefined, callId: undefined }
const nobody = () => Promise.reject(new CarrierFault(true, 'there is none'))
/** Of a site that rings nobody any more. */
const silent: Carrier = { ring: nobody, hangUp: nobody, setCap: nobody, look: nobody, text: nobody, say: nobody }

const toldOf = (rows: EventRow[]): LegTold[] =>
  rows.flatMap(({ side, what, at }): LegTold[] => {
    if (what === 'started') return [{ what, atMs: at }]
    if (!side || (what !== 'joined' && what !== 'left' && what !== 'missed')) return []
    return [{ what: what === 'joined' ? what : 'left', side, atMs: at }]
  })

/** The calls of readings: what is heard of them, whoever says it, and what follows from all of that. */
export const makeCalls = (parts: Parts, given: Carrier | undefined, line: Line) => {
  const carrier = given ?? silent
  const { database, clock, keys, log } = parts
  const unheard = (err: unknown) => {
    log.warn({ err: err instanceof CarrierFault ? err : new Error('the carrier failed') }, 'the carrier did not answer')
    return undefined
  }

  /**
   * Lets follow what follows from everything that was told of this reading. That a call came in may be told after its end, so
   * that two who seem never to have met are given up where one was never answered, or once it is `late`.
   */
  const follow = async (readingId: string, late = false) => {
    const rows = await store.listLegs(database.db, readingId)
    const told = await listEvents(database.db, readingId)
    const legs = legsOf(toldOf(told))
    const isSure = late || told.some(({ what }) => what === 'missed')
    const known = rows.map(({ id, side }) => ({ id, side, ...legs[side] }))
    const callOff = isSure && areOver(legs) && !togetherIn(legs)
    const reading = await line.onLine(readingId, known, callOff, clock.now())
    // Nobody is left waiting on the line.
    const isEnding = sides.some((side) => legs[side].leftMs !== undefined)
    const isOver = !reading || (reading.state !== 'accepted' && reading.state !== 'open')
    if ((isOver || isEnding) && rows.some(({ over_at }) => over_at === null))
      await database.transaction((tx) => tx.job(hangUpJob, { reading_id: readingId }))
  }

  /** Stores what was told, once; whatever comes in whatever order, the same follows. */
  const note = async (told: Told, now: number) => {
    const { legId, readingId, side, callId, what } = told
    const leg = await findLeg(database.db, { legId, readingId, side, callId })
    if (!leg) return undefined
    const isOfBoth = what === 'started' || what === 'ended'
    await database.transaction(async (tx) => {
      const event = { id: told.id, readingId: leg.reading_id, side: isOfBoth ? null : leg.side, what }
      if (!(await addEvent(tx, { ...event, at: told.atMs, now }))) return
      if (!isOfBoth)
        await noteLeg(tx, { id: leg.id, callId, overAt: what === 'left' || what === 'missed' ? told.atMs : null })
    })
    return leg.reading_id
  }
  const hear = async (told: Told) => {
    const readingId = await note(told, clock.now())
    if (readingId) await follow(readingId)
  }
  const gone = (leg: store.LegRow, why: string): Told => ({
    id: `${leg.id}/${why}`,
    legId: leg.id,
    what: 'missed',
    atMs: clock.now(),
  })

  const ringOne = async (readingId: string, leg: store.LegRow, people: store.People) => {
    const personId = people[`${leg.side}_id`]
    const row = await findNumber(database.db, personId)
    const to = row.sealed ? numberOf(keys, personId, row.sealed) : undefined
    const taken = await database.transaction((tx) => store.takeLeg(tx, leg.id, clock.now()))
    if (!taken) return
    if (to === undefined) return hear(gone(leg, 'no number'))
    const says = comeInFor(people[`${leg.side}_locale`])
    const ring = { legId: leg.id, readingId, side: leg.side, to, says, capSeconds: leg.cap_seconds ?? capFor(0) }
    try {
      await store.setCall(database.autocommit, leg.id, await carrier.ring(ring))
    } catch (error) {
      unheard(error)
      // Where nobody knows whether it rings, what it tells of itself says so; nobody is rung twice.
      if (error instanceof CarrierFault && error.refused) await hear(gone(leg, 'refused'))
    }
  }
  /** Rings both. What was asked for before is not asked for again. */
  const ring = async (readingId: string) => {
    const people = await store.findPeople(database.db, readingId)
    if (people) await oneByOne(await store.listLegs(database.db, readingId), (leg) => ringOne(readingId, leg, people))
  }
  /** Asks the carrier of one call, and answers whether it proved to be in the conference. */
  const lookAtLeg = async (readingId: string, leg: store.LegRow) => {
    if (leg.call_id === null || leg.over_at !== null) return
    const askedMs = clock.now()
    const standing = await carrier.look(leg.call_id, readingId).catch(unheard)
    const of = { legId: leg.id, callId: leg.call_id }
    if (standing?.is === 'in') {
      await note({ ...of, id: `${leg.call_id}/look/joined`, what: 'joined', atMs: standing.joinedMs }, askedMs)
      await line.prove(leg.id, askedMs)
    }
    if (standing?.is === 'over')
      await note({ ...of, id: `${leg.call_id}/look/over`, what: standing.how, atMs: standing.leftMs }, clock.now())
  }
  /** Ends what is not over. A call that the carrier can't end is over already: that is asked then. */
  const hangUp = async (readingId: string) => {
    for (const leg of await store.listLegs(database.db, readingId)) {
      if (leg.call_id === null || leg.over_at !== null) continue
      await carrier.hangUp(leg.call_id).catch(async (error: unknown) => {
        if (!(error instanceof CarrierFault && error.refused)) throw error
        await lookAtLeg(readingId, leg)
      })
    }
  }
  /** Asks how the calls of a reading stand: what was not told is found here, and what goes on is proven. */
  const look = async (readingId: string) => {
    const now = clock.now()
    await store.setLooked(database.autocommit, readingId, now)
    await oneByOne(await store.listLegs(database.db, readingId), (leg) => lookAtLeg(readingId, leg))
    await follow(readingId)
    const one = await store.findOngoing(database.db, readingId)
    if (!one) return
    if (isGivenUp(one, now)) await giveUp(readingId)
    else await lengthen(readingId, one, now)
  }
  /** Nobody came to the telephone in time: what rings is hung up, and what was never heard of counts as over. */
  const giveUp = async (readingId: string) => {
    for (const leg of await store.listLegs(database.db, readingId))
      if (leg.call_id === null && leg.over_at === null) await note(gone(leg, 'given up'), clock.now())
    await hangUp(readingId).catch(unheard)
    await follow(readingId, true)
  }
  /** Time that was bought meanwhile lets the calls last longer. */
  const lengthen = async (readingId: string, { started_at, accepted_at, allowed_seconds }: Ongoing, now: number) => {
    const needed = capFor(allowed_seconds + Math.ceil(((started_at ?? now) - accepted_at) / 1000))
    for (const { id, call_id, cap_seconds, over_at } of await store.listLegs(database.db, readingId)) {
      if (call_id === null || over_at !== null || (cap_seconds ?? 0) + capFor(0) / 2 >= needed) continue
      await carrier.setCap(call_id, needed).then(() => store.setCap(database.autocommit, id, needed), unheard)
    }
  }
  const lookAtDue = async () => {
    const now = clock.now()
    await oneByOne(
      (await store.listOngoing(database.db)).filter((one) => isDue(one, now)),
      ({ id }) => look(id),
    )
  }
  /** Before one of the two ends a reading: up to here both are on the line, if they are. */
  const proveFor = async (readingId: string, personId: string) => {
    if (await store.isIn(database.db, readingId, personId)) await look(readingId)
  }
  const whereIs = async (legId: string) => {
    const leg = await findLeg(database.db, { legId, ...unsaid })
    const state = leg && (await store.findOngoing(database.db, leg.reading_id))?.state
    return leg && state ? { readingId: leg.reading_id, side: leg.side } : undefined
  }
  return { hear, ring, hangUp, look, lookAtDue, proveFor, whereIs }
}
