import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, minuteMs } from '@evenlight/core/wall-clock'
import { takeOut, type Heap } from '../../kernel/bulk.ts'
import type { Db } from '../../kernel/database.ts'
import { manualClock } from '../../kernel/clock.ts'
import { tellTime } from '../../kernel/told-time.ts'
import { migrate } from '../../kernel/migrate.ts'
import { openDatabase } from '../../kernel/open.ts'
import { closeStatements } from '../../kernel/statement.ts'
import { openServer, type Server } from '../../server.ts'
import { livePast, pastMs } from '../past.ts'
import { makeDemoPeople } from '../people.ts'
import { demoReader, demoReaders } from '../readers.ts'
import { who } from './ahead.ts'
import { makeAgenda, type Agenda } from './agenda.ts'
import { asKept, takes } from './kept.ts'
import { daysMax } from './guests.ts'
import { planDays } from './plan.ts'
import { makeDraws } from './seeded.ts'
import { openWorld } from './world.ts'

/** Any instant would do: it is moved to the present of whoever starts a demonstration. */
const endMs = Date.UTC(2026, 10, 20, 18)
const tenthDays = daysMax / 10
const hashes = { usual: '$usual', admin: '$admin' }

const openHouse = async (startMs: number, dataDir: string) => {
  closeStatements()
  const onError = (error: Error) => {
    throw error
  }
  const opened = await openDatabase({ image: undefined }, { timeZone: 'America/New_York', onError })
  await migrate(opened.database.pool)
  const clock = manualClock(startMs)
  const server = await openServer({
    ...opened,
    clock,
    demo: true,
    url: 'http://localhost:3000',
    timeZone: 'America/New_York',
    dataDir,
    logLevel: 'silent',
    limitsRaised: true,
    mailFrom: 'Evenlight <hello@evenlight.example>',
    secret: 'the demonstration has no secret of its own',
  })
  await opened.jobs.open(server.handledJobs)
  return { ...opened, server, clock }
}

type Manual = ReturnType<typeof manualClock>
interface House {
  server: Server
  clock: Manual
  agenda: Agenda
  people: Awaited<ReturnType<typeof makeDemoPeople>>
}
const findReaders = async (db: Db) => {
  const all = await Promise.all(
    [demoReader, ...demoReaders].map(async ({ username }) => [username, await who(db, username, 'READER')] as const),
  )
  return new Map(all)
}
/** The last days of the demo's own client, amid those of everybody else. */
const endThem = async ({ server, clock, agenda, people }: House) => {
  await agenda.until(endMs - pastMs)
  const advance = (ms: number) => (ms > minuteMs ? agenda.until(clock.now() + ms) : clock.advance(ms))
  await livePast(server, { ...clock, advance }, people)
}

/** Lives the days, a tenth or all of them; answers what there is then, and what the audit finds in it. */
export const lived = async (seed: number, { days, onTenth }: { days: number; onTenth: (heaps: Heap[]) => unknown }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-days-'))
  const startMs = endMs - daysMax * dayMs
  const { database, server, clock } = await openHouse(startMs, dataDir)
  const turn = await tellTime(database.pool, startMs)
  const people = await database.transaction((tx) => makeDemoPeople(tx, { hashes }, startMs))
  const agenda = makeAgenda(clock, turn)
  const world = openWorld({ server, clock, agenda, draws: makeDraws(seed), admin: people.admin, endMs })
  await planDays(world, await findReaders(database.db), people.regular, hashes.usual)
  const all = async () => asKept(await takeOut(database.pool, takes))
  await agenda.until(startMs + tenthDays * dayMs)
  onTenth(await all())
  if (days > tenthDays) await endThem({ server, clock, agenda, people })
  const [found, heaps] = [await server.audit(), await all()]
  await server.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return { heaps, found, endsAt: clock.now() }
}

export const digestOf = (heaps: Heap[]) => createHash('sha256').update(JSON.stringify(heaps)).digest('hex')
