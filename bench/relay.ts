import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Given } from './relay-server.ts'
import type { Figures, Pace, Seat } from './relay-load.ts'

/** The median of so many is what a row says; fewer are enough to look at a change. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

// Server and database on one core, the load on another, where the machine has a way to say so.
const pinned = (core: number) =>
  existsSync('/usr/bin/taskset')
    ? { execPath: '/usr/bin/taskset', execArgv: ['-c', String(core), process.execPath] }
    : {}

/** A script of ours in a process of its own, on one core where it is named. */
export const forked = (script: string, args: (string | number)[], core?: number) =>
  fork(join(import.meta.dirname, script), args.map(String), {
    execArgv: [],
    ...(core !== undefined && pinned(core)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
/** What it tells next. */
export const answer = async <T>(child: ChildProcess) => {
  const [value] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a process of the bench died'))),
  ])) as [T]
  return value
}
export const stopped = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.send('stop')
  await ended
}

export const median = (figures: Figures[], of: 'perUsedSecond' | 'p50Ms' | 'p99Ms') =>
  figures.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** A relay, and everybody on it at their sockets. */
export const openRelay = async (given: Given, core?: number) => {
  const server = forked('relay-server.ts', [JSON.stringify(given)], core)
  const { port, seats } = await answer<{ port: number; seats: Seat[] }>(server)
  const loader = forked('relay-load.ts', [port, server.pid!], 1)
  loader.send(seats)
  await answer(loader)
  const measured = async (pace: Pace) => {
    loader.send(pace)
    const figures = await answer<Figures>(loader)
    if (figures.lost) throw new Error(`${figures.lost} messages were lost`)
    return figures
  }
  return {
    port,
    seats,
    measured,
    /** The same one after the other, for their median. */
    async rounds(pace: Pace) {
      const all: Figures[] = []
      while (all.length < rounds) all.push(await measured(pace))
      return all
    },
    async close() {
      await stopped(loader)
      await stopped(server)
    },
  }
}
