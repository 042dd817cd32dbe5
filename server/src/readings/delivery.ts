import { isOver } from '@evenlight/core/meter/actions'
import type { Side } from '@evenlight/core/meter/meter'
import { isUnsteady } from '@evenlight/core/meter/rules'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { releaseMessages } from './message-store.ts'
import { presentMessage, type Pictures } from './messages.ts'
import { reaches, snapshotOf, type At } from './reading.ts'
import type { Room } from './rooms.ts'
import type { Reading } from './store.ts'

/** Lets follow what is due in a reading, and tells both how it stands. */
type Look = (readingId: string) => Promise<Reading | undefined>

/** What a sign of life sets free: the news of a line that is steady again, and what waited for its person. */
export const makeDelivery = ({ database, live, clock, log }: Parts, pictures: Pictures, at: () => At) => {
  const deliver = async ({ reading, readingId }: Room, side: Side) => {
    const toId = reading[`${side}_id`]
    const rows = await releaseMessages(database.autocommit, { readingId, toId })
    const last = rows.at(-1)
    if (!last) return
    const seen = await pictures(
      rows.flatMap(({ image }) => image ?? []),
      clock.now(),
    )
    const told = rows.map((row) => ({
      room: personRoom(toId),
      event: 'chat:message' as const,
      data: { ...presentMessage(row, seen), chat_id: readingId },
    }))
    const data = { chat_id: readingId, seq: last.seq }
    live.deliver([...told, { room: personRoom(last.sender_id), event: 'chat:delivered', data }])
  }

  const failed = (error: unknown) => {
    log.error({ err: error }, 'what waited could not be delivered')
  }

  /** Notes whether this person's line is unsteady; answers whether it is no more. */
  const settles = (room: Room, side: Side) => {
    const member = room.sides[side]
    const before = member.unsteady
    member.unsteady = isUnsteady(snapshotOf(room.reading, at()), side)
    return before && !member.unsteady
  }

  /** After a sign of life of this person; `fresh` where it began a span of evidence. */
  return async (room: Room, side: Side, fresh: boolean, look: Look) => {
    const member = room.sides[side]
    const settled = (fresh || member.unsteady) && settles(room, side)
    const waits = member.waitsSeq !== undefined && reaches(room.reading, side, at())
    if (!settled && !waits) return
    // What is due comes first: a reading that has ended delivers nothing.
    const reading = await look(room.readingId).catch(failed)
    const { waitsSeq } = member
    if (waitsSeq === undefined || !reading || isOver(reading.state) || !reaches(reading, side, at())) return
    member.waitsSeq = undefined
    await deliver(room, side).catch((error: unknown) => {
      member.waitsSeq = waitsSeq
      failed(error)
    })
  }
}
