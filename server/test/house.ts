import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import type { output } from 'zod/v4/core'
import { callOf, type Args } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import type { Route } from '@evenlight/contract/route'
import { manualClock } from '../src/kernel/clock.ts'
import { untold } from '../src/kernel/live.ts'
import type { AuthorizeNet, Bucket, CallWays, CarrierAccount, PayPal } from '../src/kernel/parts.ts'
import { openServer } from '../src/server.ts'
import { freshDatabase } from './database.ts'

const startMs = Date.UTC(2026, 10, 20, 12)
const multipartEnd = '----evenlight'

/** What came back: exactly one of `data` and `problem`. */
export interface Came<S> {
  status: number
  data: S extends { returns: infer X }
    ? X extends { _zod: unknown }
      ? Bare<output<X & import('zod/v4/core').$ZodType>>
      : never
    : never
  next: string | null | undefined
  problem: Problem
  headers: Record<string, unknown>
  cookies: { name: string; value: string; maxAge?: number }[]
}
type Bare<T> = T extends { data: infer D; next: string | null } ? D : T

const formOf = async (fields: Record<string, unknown>, file: Blob | undefined, fileField: string) => {
  const parts: Buffer[] = []
  const head = (name: string, more = '') =>
    Buffer.from(`--${multipartEnd}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`)
  for (const [name, value] of Object.entries(fields)) parts.push(head(name), Buffer.from(`${String(value)}\r\n`))
  if (file)
    parts.push(head(fileField, '; filename="picture"'), Buffer.from(await file.arrayBuffer()), Buffer.from('\r\n'))
  return Buffer.concat([...parts, Buffer.from(`--${multipartEnd}--\r\n`)])
}

/** A whole server on a fresh database with a clock that stands; closed after the test file. */
export const openHouse = async (
  options: {
    demo?: boolean
    /** Not opened to visitors yet. */
    closed?: boolean
    raised?: boolean
    url?: string
    bucket?: Bucket
    smtpUrl?: string
    authorizeNet?: AuthorizeNet
    payPal?: PayPal
    pushHosts?: string[]
    callWays?: CallWays
    carrier?: CarrierAccount
  } = {},
) => {
  const opened = await freshDatabase()
  const clock = manualClock(startMs)
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-house-'))
  const lines: string[] = []
  const server = await openServer({
    ...opened,
    clock,
    demo: options.demo ?? false,
    closed: options.closed,
    url: options.url ?? 'http://localhost:3000',
    timeZone: 'UTC',
    dataDir,
    bucket: options.bucket,
    authorizeNet: options.authorizeNet,
    payPal: options.payPal,
    callWays: options.callWays,
    carrier: options.carrier,
    smtpUrl: options.smtpUrl,
    pushHosts: options.pushHosts,
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
    limitsRaised: options.raised ?? true,
    mailFrom: 'Evenlight <hello@evenlight.example>',
    secret: 'a secret for tests, long enough to serve',
  })

  await opened.jobs.open(server.handledJobs)

  /** Makes one call as whoever holds `token`, through the whole HTTP stack. */
  const call = async <const S extends Route>(
    route: S,
    args?: Args<S> & { headers?: Record<string, string> },
    token?: string,
  ): Promise<Came<S>> => {
    const { path, body, file, key } = callOf(route, args as Record<string, unknown>)
    const form =
      route.upload || route.multipart
        ? await formOf((body ?? {}) as Record<string, unknown>, file, route.upload?.field ?? '')
        : undefined
    const answer = await server.app.inject({
      method: route.method,
      url: path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(form ? { 'content-type': `multipart/form-data; boundary=${multipartEnd}` } : {}),
        ...args?.headers,
      },
      ...(route.method === 'POST' ? { payload: form ?? ((body ?? {}) as object) } : {}),
    })
    const json = /json/.test(String(answer.headers['content-type'])) ? answer.json() : undefined
    const ok = answer.statusCode < 300
    return {
      status: answer.statusCode,
      data: ok ? json?.data : undefined,
      next: json?.next,
      problem: ok ? undefined : json,
      headers: answer.headers,
      cookies: answer.cookies,
    } as Came<S>
  }

  /** Everything that left by mail or SMS, newest first. */
  const mails = async (recipient?: string) => {
    const { rows } = await opened.database.pool.query<{
      channel: string
      recipient: string
      subject: string
      body: string
    }>('select channel, recipient, subject, body from mail order by at desc, id')
    return recipient ? rows.filter((row) => row.recipient === recipient) : rows
  }
  /** Everything that was logged. */
  const logged = () => lines.join('')
  let listening: string | undefined
  /** Listens on a free loopback port, for tests that need sockets; answers the address. */
  const listen = async () => (listening ??= await server.app.listen({ port: 0, host: '127.0.0.1' }))

  /** What the books contradict themselves in: nothing, whatever a test did. */
  const { audit } = server

  afterEach(async () => {
    expect(await audit()).toEqual([])
    expect(lines.filter((line) => line.includes(untold))).toEqual([])
  })
  afterAll(async () => {
    await server.close()
    await opened.database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    ...server,
    clock,
    call,
    mails,
    audit,
    listen,
    logged,
    database: opened.database,
    jobs: opened.jobs,
    databaseUrl: opened.url,
  }
}
export type House = Awaited<ReturnType<typeof openHouse>>
