import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { areas } from '@evenlight/contract/areas'
import type { Area } from '@evenlight/contract/route'
import { makeAuthenticator, makeOpenSignIns } from './accounts/authenticate.ts'
import { openFeatures } from './app.ts'
import type { Clock } from './kernel/clock.ts'
import { refuse } from '@evenlight/contract/errors'
import { makeCursors } from './kernel/cursor.ts'
import type { Announcement, Database } from './kernel/database.ts'
import { joinFeatures } from './kernel/feature.ts'
import { openHttp } from './kernel/http.ts'
import { freeKeys } from './kernel/idempotency.ts'
import { newId } from './kernel/ids.ts'
import type { Jobs } from './kernel/jobs.ts'
import { keysFrom } from './kernel/keys.ts'
import { makeLimits } from './kernel/limits.ts'
import { localCalls } from './kernel/local-calls.ts'
import { liveServer } from './kernel/live.ts'
import { mailJobs, makeMail } from './kernel/mail.ts'
import { serveMetrics } from './kernel/metrics.ts'
import { serveDocument } from './kernel/openapi.ts'
import { serveOutbox } from './kernel/outbox.ts'
import type { AuthorizeNet, Bucket, CallWays, CarrierAccount, Gate, Parts, PayPal } from './kernel/parts.ts'
import { responseCache } from './kernel/response-cache.ts'
import { serve } from './kernel/serve.ts'
import { sweep } from './kernel/sweep.ts'
import { findSignature } from './house/public.ts'
import { servePages } from './pages/serve.ts'
import { serveCardFrame } from './payments/card-frame.ts'
import { authorizeNetHookPath, payPalHookPath, serveHook } from './payments/hook.ts'

const readyMsMax = 2000
const roomBytesMin = 16 * 1024 * 1024
const recheckMs = 10_000

export interface Options {
  clock: Clock
  database: Database
  jobs: Jobs
  secret: string
  demo: boolean
  /** Not opened to visitors yet. */
  closed?: boolean | undefined
  url: string
  timeZone: string
  dataDir: string
  bucket?: Bucket | undefined
  authorizeNet?: AuthorizeNet | undefined
  payPal?: PayPal | undefined
  /** Private key of the pair that browsers subscribe with; undefined: the secret makes it. */
  vapidPrivateKey?: string | undefined
  pushHosts?: readonly string[] | undefined
  callWays?: CallWays | undefined
  carrier?: CarrierAccount | undefined
  logLevel: string
  logTo?: { write(line: string): void } | undefined
  limitsRaised: boolean
  smtpUrl?: string | undefined
  mailFrom: string
  metricsToken?: string | undefined
  /** Receives what transactions announce; set once the socket server exists. */
  onAnnounce: (deliver: (told: Announcement[]) => void) => void
}

const isFull = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < roomBytesMin
}

const gateFrom = (isOpen: boolean): Gate => {
  const gate = { isOpen, open: () => void (gate.isOpen = true) }
  return gate
}

/** The whole server from explicit parts, not yet listening. */
export const openServer = async (options: Options) => {
  const { database, demo, url } = options
  const trustProxy = url.startsWith('https:')
  const limits = makeLimits({ demo, raised: options.limitsRaised })
  const cache = responseCache(options.clock, limits)
  const app = await openHttp({
    first: async ({ ip }) => limits.takeFor('everything', { address: ip }),
    kept: cache.answer,
    logLevel: options.logLevel,
    logTo: options.logTo,
    trustProxy,
    publicHttps: url.startsWith('https:'),
  })
  const sockets = liveServer({ origins: () => [url], trustProxy, limits, log: app.log })
  options.onAnnounce(sockets.live.deliver)
  const keys = keysFrom(options.secret)
  const parts: Parts = {
    clock: options.clock,
    database,
    live: sockets.live,
    limits,
    cache,
    cursors: makeCursors(keys),
    keys,
    gate: gateFrom(options.closed !== true),
    mail: makeMail({ smtpUrl: demo ? undefined : options.smtpUrl, from: options.mailFrom }),
    log: app.log,
    site: {
      demo,
      url,
      timeZone: options.timeZone,
      dataDir: options.dataDir,
      bucket: options.bucket,
      authorizeNet: options.authorizeNet,
      payPal: options.payPal,
      push: {
        privateKey: options.vapidPrivateKey,
        subject: `mailto:${/<([^>]+)>/.exec(options.mailFrom)?.[1] ?? options.mailFrom}`,
        hosts: options.pushHosts ?? [],
      },
      callWays: options.callWays ?? { stunUrls: [], turnUrls: [], turnSecret: undefined, relayOnly: false },
      carrier: options.carrier,
      node: `${hostname()}-${newId('nod')}`,
    },
    authenticate: makeAuthenticator(database, options.clock),
    openSignIns: makeOpenSignIns(database, options.clock),
  }
  await database.transaction(freeKeys)
  const features = openFeatures(parts)
  const { handlers, ...product } = joinFeatures(features, parts)
  serveMetrics(app, {
    token: options.metricsToken,
    gauges: { sockets: { help: 'Open sockets here', read: sockets.count }, ...product.gauges },
  })
  for (const [name, area] of Object.entries(areas as Record<string, Area>))
    serve(app, name, area, handlers[name] ?? {}, parts)
  serveDocument(app, areas, cache)
  if (demo) serveOutbox(app, database.db)
  features.phone.serve(app)
  if (options.authorizeNet) serveCardFrame(app, options.authorizeNet)
  if (options.payPal) serveHook(app, parts, payPalHookPath, features.payments.hearPayPal)
  if (options.authorizeNet?.signatureKey)
    serveHook(app, parts, authorizeNetHookPath, features.payments.hearAuthorizeNet)
  await servePages(app, parts, localCalls(areas, handlers, parts))
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async () => {
    if (!(await database.answers(readyMsMax))) throw refuse('busy', { detail: 'database_silent' })
    if (database.isFull() || (await isFull(options.dataDir))) throw refuse('busy', { detail: 'disk_full' })
    return { ok: true }
  })
  await app.ready()
  sockets.attach(app.server, product.hears, parts)
  const letters = mailJobs(database, { smtpUrl: options.smtpUrl, from: options.mailFrom, foot: findSignature })
  const jobs = [...letters.jobs, ...product.jobs]
  const recheck = () => sockets.recheck(parts)
  const stops: (() => Promise<unknown> | void)[] = []
  return {
    app,
    parts,
    features,
    handledJobs: jobs,
    audit: product.audit,
    beginSweeps: product.beginSweeps,
    sockets: sockets.count,
    recheck,
    /** Begins background work: jobs, schedules, sweeps. */
    async begin() {
      await options.jobs.open(jobs)
      await options.jobs.work(product.schedules, parts.log)
      stops.push(...product.beginSweeps(), sweep(parts, 'sockets', recheckMs, recheck))
    },
    async close() {
      for (const stop of stops) await stop()
      await product.settled()
      await options.jobs.stop()
      await letters.close()
      await sockets.close()
      await app.close()
    },
  }
}
export type Server = Awaited<ReturnType<typeof openServer>>
