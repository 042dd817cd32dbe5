import { alertHours } from '@evenlight/contract/favorites'
import { paths } from '@evenlight/contract/paths'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { type cameJob, findCards } from '../readers/public.ts'
import * as store from './store.ts'

const clientsPerTurn = 100
/** Later than this it is no news. */
const freshMs = 15 * minuteMs

const tellSome = async (tx: Tx, parts: Parts, readerId: string, now: number) => {
  const reader = (await findCards(tx, [readerId], now)).get(readerId)
  if (reader?.availability !== 'available') return 0
  const due = { readerId, toldBefore: now - alertHours * hourMs, now, most: clientsPerTurn }
  const clients = await store.takeWaiting(tx, due)
  for (const personId of clients)
    await tell(tx, parts, {
      personId,
      event: 'favorite',
      title: ['reader_available', { name: reader.display_name }],
      body: '',
      link: paths.profile(readerId),
      now,
    })
  return clients.length
}

/** Tells the clients who want to hear of a reader that they are available now, a few a transaction, each at most so often. */
export const tellFollowers =
  (parts: Parts) =>
  async ({ reader_id, at }: output<(typeof cameJob)['data']>) => {
    const { database, clock } = parts
    const turn = () => database.transaction((tx) => tellSome(tx, parts, reader_id, clock.now()))
    while (clock.now() - at <= freshMs && (await turn()) === clientsPerTurn);
  }
