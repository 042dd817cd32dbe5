import { keptMinutes } from '@evenlight/contract/waiting'
import { refuse } from '@evenlight/contract/errors'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import { isBanned } from '../bans/public.ts'
import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { findCards } from '../readers/public.ts'
import { keptMs, overBy, waitMsMax } from './rules.ts'
import * as store from './store.ts'

const readersPerTurn = 100

/** Everybody in the line, and its reader, sees what has moved. */
export const moved = async (tx: Tx, readerId: string, others: readonly string[] = []) => {
  const line = await store.lineOf(tx, readerId)
  const people = [readerId, ...others, ...line.map((one) => one.client_id)]
  tx.announce(people.map(personRoom), 'waiting:changed', { reader_id: readerId })
}

const titles = { turn: 'line_turn', missed: 'line_missed', closed: 'line_closed' } as const
interface Said {
  what: keyof typeof titles
  clientId: string
  reader: { id: string; name: string; chats: boolean }
  now: number
}
const say = (tx: Tx, parts: Parts, { what, clientId, reader, now }: Said) => {
  const { name } = reader
  const title: NoticeTitle = what === 'turn' ? ['line_turn', { name, minutes: keptMinutes }] : [titles[what], { name }]
  // A page shows all the ways of its reader; a chat is asked for at once.
  const link = what === 'turn' && reader.chats ? paths.start(reader.id) : paths.profile(reader.id)
  return tell(tx, parts, { personId: clientId, event: 'line', title, body: '', link, now, until: now + keptMs })
}

/** One turn of one line: ends what is over, and calls whoever is first when the reader is free. */
const turnOne = async (tx: Tx, parts: Parts, readerId: string, now: number) => {
  await store.holdLine(tx, readerId)
  const card = (await findCards(tx, [readerId], now)).get(readerId)
  const reader = { id: readerId, name: card?.display_name ?? '', chats: card?.channels.includes('chat') ?? false }
  const gone: string[] = []
  const rest: store.Row[] = []
  for (const place of await store.lineOf(tx, readerId)) {
    const over = overBy(place, now) ?? ((await isBanned(tx, place.client_id, readerId)) ? 'closed' : undefined)
    if (over === undefined) {
      rest.push(place)
      continue
    }
    gone.push(place.client_id)
    await store.end(tx, place.id, over, now)
    await say(tx, parts, { what: over, clientId: place.client_id, reader, now })
  }
  const [first] = rest
  if (first && first.kept_until === null && card?.availability === 'available') {
    await store.call(tx, first.id, now + keptMs)
    await say(tx, parts, { what: 'turn', clientId: first.client_id, reader, now })
  }
  await moved(tx, readerId, gone)
}

/** One turn of the watch over all lines. */
export const turnLines = async (parts: Parts) => {
  const { database, clock } = parts
  const now = clock.now()
  await oneByOne(await store.listDue(database.db, now, now - waitMsMax, readersPerTurn), (readerId) =>
    database.transaction((tx) => turnOne(tx, parts, readerId, now)),
  )
}

/** Somebody asks for a reading: refused while others in the line come before them; whoever is first has had their place. */
export const admit = async (tx: Tx, ask: { readerId: string; clientId: string }, now: number) => {
  // Nobody can join an empty line of a reader who is free: it needs no lock.
  if (!(await store.lineOf(tx, ask.readerId)).length) return
  await store.holdLine(tx, ask.readerId)
  const [first] = await store.lineOf(tx, ask.readerId)
  if (!first || overBy(first, now)) return
  if (first.client_id !== ask.clientId) throw refuse('reader_unavailable', { detail: 'line_first' })
  await store.end(tx, first.id, 'served', now)
  await moved(tx, ask.readerId, [ask.clientId])
}
