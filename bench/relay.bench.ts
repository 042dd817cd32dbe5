import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from './row.ts'
import type { Seat } from './relay-load.ts'

const runSeconds = 5
const runs = 5
const pagesASecond = 100
interface Figures {
  perSecond: number
  /** For each second of the processor that the server and its database used. */
  perUsedSecond: number
  p50Ms: number
  p99Ms: number
  lost: number
  /** Drawn meanwhile; what came without being drawn isn't counted. */
  pagesPerSecond?: number
}

// Server and database on one core, the load on another, where the machine has a way to say so.
const pinned = (core: number) =>
  existsSync('/usr/bin/taskset')
    ? { execPath: '/usr/bin/taskset', execArgv: ['-c', String(core), process.execPath] }
    : {}
const forked = (core: number | undefined, script: string, args: (string | number)[]) =>
  fork(join(import.meta.dirname, script), args.map(String), {
    ...(core !== undefined && pinned(core)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
const answer = async <T>(child: ChildProcess) => {
  const [value] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a process of the bench died'))),
  ])) as [T]
  return value
}

const measured = async (
  what: 'plain' | 'product',
  sockets: number,
  load: { rate?: number; inFlight?: number; pagesASecond?: number },
): Promise<Figures> => {
  // Pages are drawn in a thread of the server, which has no use where there is one core.
  const server = forked(load.pagesASecond ? undefined : 0, 'relay-server.ts', [what, sockets])
  const { port, seats } = await answer<{ port: number; seats: Seat[] }>(server)
  const drawing = load.pagesASecond ? forked(1, 'drawing-load.ts', [port, load.pagesASecond]) : undefined
  if (drawing) await answer(drawing)
  const loader = forked(1, 'relay-load.ts', [port, server.pid!, runSeconds, load.rate ?? 0, load.inFlight ?? 0])
  loader.send(JSON.stringify(seats))
  const figures = await answer<Figures>(loader)
  drawing?.send('stop')
  const pages = drawing && (await answer<{ perSecond: number }>(drawing))
  const ended = once(server, 'exit')
  server.send('stop')
  await ended
  if (figures.lost) throw new Error(`${figures.lost} messages were lost`)
  return { ...figures, ...(pages && { pagesPerSecond: pages.perSecond }) }
}
const median = (figures: Figures[], of: keyof Figures) =>
  figures.map((one) => one[of] ?? 0).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** Live messages through sign-in, reading state, contact check and commit, beside a relay that does none of it. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { sockets, inFlight, goal } of [
    { sockets: 100, inFlight: 128, goal: 27 },
    { sockets: 1000, inFlight: 256, goal: 35 },
  ]) {
    const [limits, figures]: [Figures[], Figures[]] = [[], []]
    for (let turn = 0; turn < runs; turn++) {
      limits.push(await measured('plain', sockets, { inFlight }))
      figures.push(await measured('product', sockets, { inFlight }))
    }
    rows.push({
      what: `live messages, ${sockets} sockets (goal: ${goal} %)`,
      measured: median(figures, 'perUsedSecond'),
      unit: 'a processor second',
      against: 'plain Socket.IO relay',
      limit: median(limits, 'perUsedSecond'),
    })
  }
  const steady: Figures[] = []
  for (let turn = 0; turn < runs; turn++) steady.push(await measured('product', 1000, { rate: 1000 }))
  rows.push({ what: 'live message at 1,000 a second, median', measured: median(steady, 'p50Ms'), unit: 'ms' })
  rows.push({
    what: 'live message at 1,000 a second, 99th of 100 (goal: 10 ms)',
    measured: median(steady, 'p99Ms'),
    unit: 'ms',
  })
  const beside: Figures[] = []
  for (let turn = 0; turn < runs; turn++) beside.push(await measured('product', 1000, { rate: 1000, pagesASecond }))
  rows.push({
    what: 'the same while 100 pages a second are drawn afresh, 99th of 100',
    measured: median(beside, 'p99Ms'),
    unit: 'ms',
    against: 'our limit',
    limit: 10,
  })
  rows.push({
    what: 'pages drawn afresh beside them',
    measured: median(beside, 'pagesPerSecond'),
    unit: 'a second',
    against: 'asked for',
    limit: pagesASecond,
  })
  return rows
}
