import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { integer } from '../src/kernel/columns.ts'
import { problemFor } from '../src/kernel/errors.ts'
import { claimOrReplay, makeKeyed } from '../src/kernel/idempotency.ts'
import { reads, writes } from '../src/kernel/statement.ts'
import { freshUrl } from './database.ts'
import { endure, outages } from './endurance.ts'
import { openHouse } from './house.ts'
import { client, reader } from './people.ts'
import { proxyTo } from './proxy.ts'
import { ask, openStanding } from './standing.ts'
import { tab } from './sockets.ts'

const template = inject('template')
const house = await openHouse()
const look = reads('test_outage_look', { gives: { n: integer }, text: 'select 1 as n' })
const slow = reads('test_outage_slow', { gives: { n: integer }, text: 'select 1 as n from pg_sleep(30)' })
const full = writes('test_outage_full', {
  text: "do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$",
})
const backMsMax = 5000

describe.each('url' in template ? [template] : [])('when PostgreSQL', ({ url: server }) => {
  const openSite = async () => {
    const url = new URL(await freshUrl(server))
    const proxy = await proxyTo(`http://${url.host}`)
    url.port = new URL(proxy.address).port
    const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-outage-'))
    const standing = await openStanding({ url: url.href }, dataDir)
    onTestFinished(async () => {
      proxy.up()
      await standing.close()
      proxy.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const person = await client(standing.house)
    const own = () => ask(standing.address, person.token, accounts.own, {})
    return { ...standing, proxy, person, own, dataDir, url: url.href }
  }
  const untilWell = async (call: () => Promise<{ status: number }>) => {
    const sinceMs = performance.now()
    await vi.waitFor(async () => expect((await call()).status).toBe(200), { timeout: 10_000, interval: 50 })
    return performance.now() - sinceMs
  }

  test('falls silent, its lines are given up within seconds and nobody is given one of them again', async () => {
    const { database, proxy, own } = await openSite()
    await Promise.all(Array.from({ length: 20 }, own))
    proxy.silence()
    const sinceMs = performance.now()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, own),
      database.transaction((tx) => tx.run(look)).catch((error: Error) => error.message),
    ])
    expect(performance.now() - sinceMs).toBeLessThan(backMsMax + 1000)
    expect(answers.slice(0, 5)).toEqual(Array(5).fill(expect.objectContaining({ status: 503, code: 'busy' })))
    await untilWell(own)
    const after = await Promise.all(Array.from({ length: 30 }, () => database.transaction((tx) => tx.run(look))))
    expect(after).toEqual(Array(30).fill([{ n: 1 }]))
  }, 30_000)

  test('is away, a member is told to wait and not to sign in, and everything comes back by itself', async () => {
    const site = await openSite()
    const { proxy, person, own } = site
    const [before, mara] = [await tab(site.house, person), await reader(site.house)]
    proxy.down()
    expect(await own()).toMatchObject({ status: 503, code: 'busy' })
    await expect(tab(site.house, person)).rejects.toMatchObject({
      message: 'busy',
      data: { code: 'busy', status: 503 },
    })
    expect(before.socket.connected).toBe(true)
    proxy.up()
    expect(await untilWell(own)).toBeLessThan(backMsMax)
    const again = await tab(site.house, person)
    const there = await tab(site.house, mara)
    // The directory learns of her by the socket that came, so sweeps and transactions work again.
    await vi.waitFor(
      async () => {
        const { rows } = await site.database.pool.query('select online from reader where id = $1', [mara.id])
        expect(rows).toEqual([{ online: true }])
      },
      { timeout: 10_000 },
    )
    await ask(site.address, '', accounts.sendReset, { body: { email: person.email } })
    await vi.waitFor(
      async () => {
        const { rows } = await site.database.pool.query('select from mail where recipient = $1', [person.email])
        expect(rows).toHaveLength(1)
      },
      { timeout: 10_000 },
    )
    for (const one of [before, again, there]) one.close()
  }, 60_000)

  test('was left by a server that died, the next one waits for none of its keys', async () => {
    const { database, person, dataDir, url } = await openSite()
    const keyed = makeKeyed(person.id, 'payments.checkout', 'left-by-the-dead', {})
    await database.transaction((tx) => claimOrReplay(tx, keyed))
    const next = await openStanding({ url }, dataDir)
    const sinceMs = performance.now()
    expect(await next.database.transaction((tx) => claimOrReplay(tx, keyed))).toBeUndefined()
    expect(performance.now() - sinceMs).toBeLessThan(2000)
    await next.close()
  }, 20_000)

  test(
    `${outages} amid readings and purchases, nobody loses what was acknowledged or is billed without evidence`,
    endure,
    3_600_000,
  )

  test('takes too long, visitors wait shorter than members, and a pass over the books longest', async () => {
    const { database } = await openSite()
    const msOf = async (work: () => Promise<unknown>) => {
      const sinceMs = performance.now()
      await expect(work()).rejects.toMatchObject({ code: '57014' })
      return performance.now() - sinceMs
    }
    const [visits, acts] = await Promise.all([
      msOf(() => database.visits.run(slow)),
      msOf(() => database.transaction((tx) => tx.run(slow))),
    ])
    expect([visits > 1900, visits < 3500, acts > 3900, acts < 6000]).toEqual([true, true, true, true])
    const { rows } = await database.pool.query<{ statement_timeout: string }>('show statement_timeout')
    expect(rows[0]?.statement_timeout).toBe('10min')
  }, 20_000)
})

test('a full disk is said, refuses what writes, and is no fault once there is room', async () => {
  const ready = () => house.app.inject({ url: '/readyz' })
  expect((await ready()).statusCode).toBe(200)
  const failure = await house.database.transaction((tx) => tx.run(full)).catch((error: unknown) => error)
  expect(problemFor(failure, 'req_1')).toMatchObject({ code: 'busy', status: 503 })
  const answer = await ready()
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'busy', detail: 'A disk is full.' }),
  ])
  expect(await house.database.transaction((tx) => tx.run(look))).toEqual([{ n: 1 }])
})
