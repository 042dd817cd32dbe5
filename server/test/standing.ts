import type { Args } from '@evenlight/contract/client'
import type { Route } from '@evenlight/contract/route'
import { monotonicClock } from '../src/kernel/clock.ts'
import { migrate } from '../src/kernel/migrate.ts'
import type { AuthorizeNet, PayPal } from '../src/kernel/parts.ts'
import { openDatabase } from '../src/kernel/open.ts'
import { firstNow } from '../src/start.ts'
import { openServer } from '../src/server.ts'
import type { House } from './house.ts'

/** A server as it runs for people: real time, sweeps and jobs at work, listening on a free loopback port. */
export const openStanding = async (
  where: { url: string } | { dataDir: string } | { image: Blob | undefined },
  dataDir: string,
  {
    demo = false,
    authorizeNet,
    smtpUrl,
    payPal,
    port = 0,
    aheadMs = 0,
  }: {
    demo?: boolean
    authorizeNet?: AuthorizeNet | undefined
    payPal?: PayPal | undefined
    smtpUrl?: string | undefined
    port?: number
    /** It is so much later than on the database's clock. */
    aheadMs?: number
  } = {},
) => {
  const opened = await openDatabase(where, {
    timeZone: 'UTC',
    onError: (error) => console.log(`database: ${error.message}`),
  })
  await migrate(opened.database.pool)
  const clock = monotonicClock((await firstNow(opened.database)) + aheadMs)
  const server = await openServer({
    ...opened,
    clock,
    demo,
    url: `http://localhost:${port || 3000}`,
    timeZone: 'UTC',
    dataDir,
    authorizeNet,
    smtpUrl,
    payPal,
    logLevel: 'silent',
    limitsRaised: true,
    mailFrom: 'Evenlight <hello@evenlight.example>',
    secret: 'a secret for tests, long enough to serve',
  })
  const address = await server.app.listen({ port, host: '127.0.0.1' })
  await server.begin()
  const standing = {
    ...server,
    clock,
    database: opened.database,
    jobs: opened.jobs,
    address,
    listen: async () => address,
  }
  return {
    ...standing,
    /** What people.ts and sockets.ts need of a house. */
    house: {
      ...standing,
      call: (route: Route, args: Args<Route> | undefined, token: string) =>
        ask(address, token, route, args ?? ({} as never)),
    } as unknown as House,
    async close() {
      await server.close()
      await opened.database.close()
    },
  }
}

/** Makes one call over real HTTP as whoever holds `token`; without one, as nobody. */
export const ask = async <const S extends Route>(address: string, token: string, route: S, args: Args<S>) => {
  const { query, body, key } = args as { query?: Record<string, string>; body?: unknown; key?: string }
  const answer = await fetch(`${address}${route.path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: route.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(route.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(route.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  return { status: answer.status, ...((await answer.json()) as { data?: never; code?: string }) }
}
