import { median, openRelay } from './relay.ts'
import type { Row } from './row.ts'

/** Live messages through sign-in, reading state, contact check and commit, beside a relay that does none of it. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { sockets, inFlight, goal } of [
    { sockets: 100, inFlight: 128, goal: 27 },
    { sockets: 1000, inFlight: 256, goal: 35 },
  ]) {
    const plain = await openRelay({ what: 'plain', sockets }, 0)
    const limits = await plain.rounds({ inFlight })
    await plain.close()
    const product = await openRelay({ what: 'product', sockets }, 0)
    const figures = await product.rounds({ inFlight })
    rows.push({
      what: `live messages, ${sockets} sockets (goal: ${goal} %)`,
      measured: median(figures, 'perUsedSecond'),
      unit: 'a processor second',
      against: 'plain Socket.IO relay',
      limit: median(limits, 'perUsedSecond'),
    })
    if (sockets === 1000) {
      const steady = await product.rounds({ rate: 1000 })
      rows.push(
        { what: 'live message at 1,000 a second, median', measured: median(steady, 'p50Ms'), unit: 'ms' },
        {
          what: 'live message at 1,000 a second, 99th of 100',
          measured: median(steady, 'p99Ms'),
          unit: 'ms',
          against: 'our limit',
          limit: 10,
        },
      )
    }
    await product.close()
  }
  return rows
}
