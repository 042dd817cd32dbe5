import { setTimeout as sleep } from 'node:timers/promises'
import { asker } from './ask.ts'
import { answer, forked, median, openRelay, rounds } from './relay.ts'
import type { Figures, Seat } from './relay-load.ts'
import type { Row } from './row.ts'

const sockets = 1000
const rate = 1000
const pagesASecond = 100
/** Sixteen visitors, each as often as one address may ask: 600 times a minute. */
const searchesASecond = 160
const readers = 10_000
const endedEachRound = 40
const endedEachMs = 75

interface Came {
  pages: number
  searches: number
}
const openVisitors = async (port: number, pages: number, searches: number) => {
  const child = forked('visitors-load.ts', [port, pages, searches])
  await answer(child)
  return async () => {
    child.send('stop')
    return answer<Came>(child)
  }
}

/** Starts each reading, as both are in its room. */
const start = async (port: number, seats: Seat[]) => {
  const ask = asker(port)
  for (const { token, readingId } of seats)
    await ask('/api/v2/update_chat', { chat_id: readingId, action: 'start' }, token)
}
/** Ends one reading after the other; what each took. */
const end = async (port: number, seats: Seat[]) => {
  const ask = asker(port)
  const took: number[] = []
  for (const { token, readingId } of seats) {
    const since = performance.now()
    await ask('/api/v2/chats/end-chat', { chat_id: readingId }, token)
    took.push(performance.now() - since)
    await sleep(Math.max(0, since + endedEachMs - performance.now()))
  }
  return took
}
const p99 = (took: number[]) => took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]!

const beside = (what: string, figures: Figures[], limit: number): Row => ({
  what: `live message at 1,000 a second ${what}, 99th of 100`,
  measured: median(figures, 'p99Ms'),
  unit: 'ms',
  against: 'our limit',
  limit,
})
const came = (what: string, measured: number, limit: number): Row => ({
  what,
  measured,
  unit: 'a second',
  against: 'asked for',
  limit,
})

/** What the machine itself allows: the load, a relay that does nothing else, and a thread of its process that never rests. */
const machine = async (): Promise<Row> => {
  const relay = await openRelay({ what: 'plain', sockets, isBurning: true })
  const figures = await relay.rounds({ rate })
  await relay.close()
  const measured = median(figures, 'p99Ms')
  return { what: 'plain relay at 1,000 a second beside a thread that never rests, 99th of 100', measured, unit: 'ms' }
}

/** Live messages, and readings that are ended, while visitors read pages drawn for them alone, and search. */
export async function run(): Promise<Row[]> {
  const given = { what: 'product', sockets, readers, readings: rounds * endedEachRound } as const
  const relay = await openRelay(given)
  const { port, seats } = relay
  // The reader of each, who comes second.
  const endable = seats.filter(({ isQuiet }, n) => isQuiet && n % 2)
  await start(port, endable)

  const reading = await openVisitors(port, pagesASecond, 0)
  const besidePages = await relay.rounds({ rate })
  const { pages } = await reading()

  const searching = await openVisitors(port, pagesASecond, searchesASecond)
  const [besideAll, took]: [Figures[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const mine = endable.slice(round * endedEachRound, (round + 1) * endedEachRound)
    const [figures, each] = await Promise.all([relay.measured({ rate }), end(port, mine)])
    besideAll.push(figures)
    took.push(...each)
  }
  const all = await searching()
  await relay.close()

  return [
    beside('beside 100 pages a second drawn afresh', besidePages, 10),
    came('pages drawn beside them', pages, pagesASecond),
    beside('beside 16 visitors searching as well', besideAll, 15),
    came('pages drawn beside them', all.pages, pagesASecond),
    came('searches answered beside them', all.searches, searchesASecond),
    {
      what: 'a reading ended beside them, 99th of 100',
      measured: p99(took),
      unit: 'ms',
      against: 'our limit',
      limit: 100,
    },
    await machine(),
  ]
}
