import { readerPage } from '@evenlight/contract/reader-page'
import type { Tx } from '../../kernel/database.ts'
import type { manualClock } from '../../kernel/clock.ts'
import { markConnected, markGone } from '../../readers/public.ts'
import type { Server } from '../../server.ts'
import { makeVisits, type Visit, type Who } from '../visit.ts'
import type { Agenda } from './agenda.ts'
import type { Draws } from './seeded.ts'

/** The house of ninety days: who is in it, and what they do next. */
export interface World {
  server: Server
  clock: ReturnType<typeof manualClock>
  agenda: Agenda
  draws: Draws
  visit: Visit
  admin: Who
  endMs: number
  /** Client and reader who have had a reading: only they may write to each other. */
  met: Set<string>
}
export const pairOf = (client: { username: string }, reader: { username: string }) =>
  `${client.username} ${reader.username}`
export const openWorld = (given: Omit<World, 'visit' | 'met'>): World => ({
  ...given,
  met: new Set(),
  visit: makeVisits(given.server, given.clock),
})

const change = (world: World, work: (tx: Tx) => Promise<unknown>) => world.server.parts.database.transaction(work)

/** Lets a reader be at their desk while `work` goes on. */
export const whileHere = async <T>(world: World, reader: Who, work: () => Promise<T>) => {
  const { node } = world.server.parts.site
  await change(world, (tx) => markConnected(tx, reader.id, node, world.clock.now()))
  // Whoever was gone for long is Away until they choose.
  await world.visit(reader, (call) => call(readerPage.saveDesk, { body: { availability: 'available' } }))
  try {
    return await work()
  } finally {
    await change(world, (tx) => markGone(tx, reader.id, node, world.clock.now()))
  }
}

const chores = new Set([
  'messages due',
  'late orders',
  'unknown payments',
  'refunds',
  'cards to keep and to forget',
  'paging',
  'readings due',
  'wallet.expire',
  'shorts.due',
  'payments.let_go',
  'appointments.follow',
  'paging.parted',
])
/** What a server does beside requests, done once. */
export const doChores = async ({ server }: Pick<World, 'server'>, more: readonly string[] = []) => {
  for (const { sweeps = [], schedules = {} } of Object.values(server.features) as {
    sweeps?: { name: string; work: () => unknown }[]
    schedules?: Record<string, { work: () => unknown }>
  }[]) {
    const all = [...sweeps, ...Object.entries(schedules).map(([name, { work }]) => ({ name, work }))]
    for (const { name, work } of all) if (chores.has(name) || more.includes(name)) await work()
  }
}
