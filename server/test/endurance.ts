import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { crash, endOne, freeze } from './outages.ts'
import { startPostgres } from './postgres.ts'
import { pair, started, type Opened } from './readings.ts'
import { tab, type Tab } from './sockets.ts'
import { openStanding } from './standing.ts'

/** A tenth, or less, of what `npm run endure` does. */
const counts =
  process.env.ENDURE === 'full'
    ? { restarts: 200, ends: 200, freezes: 20, readings: 50 }
    : { restarts: 4, ends: 4, freezes: 1, readings: 5 }
const backMsMax = 5000
const freezeMs = 10_000
const silentMs = 8000
const silenceMsMax = 4000
const beatMs = 1500
const triesMax = 100

const unanswered = () => ({ data: undefined, problem: { code: 'unanswered' } })

const openSite = async () => {
  const postgres = await startPostgres({ fsync: 'on' })
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-endurance-'))
  const url = postgres.urlOf('postgres')
  const standing = await openStanding({ url }, dataDir, { demo: true })
  onTestFinished(async () => {
    await standing.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...standing, url }
}
type Site = Awaited<ReturnType<typeof openSite>>
type Side = 'client' | 'reader'

/** A reading whose two people write, beat and come back as browsers do; the client buys time meanwhile. */
const meet = async ({ house, address }: Site) => {
  const people = await pair(house, { free_seconds: 36_000 })
  const startedMs = performance.now()
  const reading: Opened = await started(house, people)
  const tabs: Record<Side, Tab> = reading.tabs
  const [acknowledged, bought, unknown] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const seenMs = { client: 0, reader: 0 }
  const lastAnswer = { client: '', reader: '' }
  let isOver = false
  let isSilent = false

  const send = async (side: Side, id: string) => {
    while (!isOver) {
      // Without the id, whose letters and digits may look like a contact detail.
      const written = { chat_id: reading.id, client_msg_id: id, body: `The ${side} says so.` }
      const sentMs = performance.now()
      const { data, problem } = await tabs[side].say('chat:message', written).catch(unanswered)
      if (data) {
        seenMs[side] = sentMs
        return acknowledged.add(id)
      }
      lastAnswer[side] = problem?.code ?? ''
      if (!tabs[side].socket.connected) await comeBack(side)
      await sleep(200)
    }
  }
  const comeBack = async (side: Side) => {
    const next = await tab(house, people[side]).catch(() => undefined)
    if (!next) return
    tabs[side] = next
    await next.join(reading.id).catch(() => {})
  }
  const write = async (side: Side) => {
    for (let n = 0; !isOver; n++) {
      if (!(isSilent && side === 'client')) await send(side, `${reading.id}-${side}-${n}`)
      await sleep(400)
    }
  }
  const checkout = (key: string) =>
    fetch(`${address}${payments.checkout.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${people.client.token}`,
      },
      body: JSON.stringify({
        package_id: 'pkg_45_and_5_free',
        opaque_data: { descriptor: 'card', value: 'approved' },
      }),
    })
  /** Whoever has begun to pay asks until there is an answer, be it that nobody knows yet. */
  const buy = async (key: string) => {
    for (let left = triesMax; left > 0; left--) {
      const answer = await checkout(key)
      if (answer.ok) {
        const { data } = (await answer.json()) as { data: { payment: { id: string; state: string } } }
        return (data.payment.state === 'captured' ? bought : unknown).add(data.payment.id)
      }
      await sleep(300)
    }
    throw new Error('a purchase got no answer')
  }
  const buyOn = async () => {
    for (let n = 0; !isOver; n++) {
      await buy(`${reading.id}-${n}`)
      await sleep(2000)
    }
  }
  const beating = setInterval(() => {
    for (const side of ['client', 'reader'] as const)
      if (!(isSilent && side === 'client')) void tabs[side].beat(reading.id).catch(() => {})
  }, beatMs)
  const work = [write('client'), write('reader'), buyOn()]
  return {
    id: reading.id,
    people,
    acknowledged,
    bought,
    unknown,
    lastAnswer,
    backSince: (ms: number) => seenMs.client > ms && seenMs.reader > ms,
    beSilent: async (ms: number) => {
      isSilent = true
      await sleep(ms)
      isSilent = false
    },
    stop: async () => {
      const { data: receipt, problem } = await people.client.call(readings.end, { body: { chat_id: reading.id } })
      // After the answer, as the start is before the call: the server's clock begins and ends in between.
      const endedMs = performance.now()
      isOver = true
      clearInterval(beating)
      await Promise.all(work)
      for (const one of Object.values(tabs)) one.close()
      return { receipt: receipt ?? problem, lastedMs: endedMs - startedMs }
    },
  }
}
type Meeting = Awaited<ReturnType<typeof meet>>

const disturb = async ({ url }: Site, meetings: readonly Meeting[]) => {
  const kinds = [
    ...Array<() => Promise<void>>(counts.restarts).fill(() => crash(url)),
    ...Array<() => Promise<void>>(counts.ends).fill(() => endOne(url)),
    ...Array<() => Promise<void>>(counts.freezes).fill(() => freeze(url, freezeMs)),
  ]
  const backMs: number[] = []
  for (const n of kinds.keys()) {
    // Each kind after every other: 7 has no part in their number.
    await kinds[(n * 7) % kinds.length]!()
    const sinceMs = performance.now()
    await vi.waitFor(
      () => expect(meetings.filter((one) => !one.backSince(sinceMs)).map((one) => one.lastAnswer)).toEqual([]),
      { timeout: 20_000, interval: 50 },
    )
    backMs.push(performance.now() - sinceMs)
    await sleep(300)
  }
  return backMs
}

const { restarts, ends, freezes } = counts
export const outages = `restarts ${restarts} times, ends ${ends} lines and stands still ${freezes} times`

/** Outages amid readings and purchases, one after another, on a PostgreSQL of its own. */
export const endure = async () => {
  const site = await openSite()
  const { pool } = site.database
  const meetings = await Promise.all(Array.from({ length: counts.readings }, () => meet(site)))
  await Promise.all(meetings.filter((_, n) => n % 2).map((one) => one.beSilent(silentMs)))
  const backMs = await disturb(site, meetings)
  await sleep(1000)

  const sum = { messages: 0, purchases: 0, billedSeconds: 0 }
  for (const [n, meeting] of meetings.entries()) {
    const { receipt, lastedMs } = await meeting.stop()
    const { free_seconds = NaN, paid_seconds = NaN } = receipt as { free_seconds?: number; paid_seconds?: number }
    const provenMs = lastedMs - (n % 2 ? silentMs - silenceMsMax : 0)
    expect((free_seconds + paid_seconds) * 1000).toBeLessThanOrEqual(provenMs)
    const written = await pool.query<{ id: string }>(
      'select client_msg_id as id from chat_message where reading_id = $1',
      [meeting.id],
    )
    const ids = written.rows.map(({ id }) => id)
    expect([...meeting.acknowledged].filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const paid = await pool.query<{ id: string }>(
      `select id from payment where client_id = $1 and state = 'captured'`,
      [meeting.people.client.id],
    )
    const known = paid.rows.map(({ id }) => id).filter((id) => !meeting.unknown.has(id))
    expect(known.toSorted()).toEqual([...meeting.bought].toSorted())
    sum.messages += meeting.acknowledged.size
    sum.purchases += meeting.bought.size
    sum.billedSeconds += free_seconds + paid_seconds
  }
  expect(sum.billedSeconds).toBeGreaterThan(counts.readings * 5)
  expect(await site.audit()).toEqual([])
  const worstBackMs = Math.round(Math.max(...backMs))
  console.log(`endured: ${JSON.stringify({ ...counts, ...sum, worstBackMs })}`)
  expect(worstBackMs).toBeLessThanOrEqual(backMsMax)
}
