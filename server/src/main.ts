import { flushCompileCache } from 'node:module'
import { paths } from '@evenlight/contract/paths'
import { readConfig } from './config.ts'
import { monotonicClock } from './kernel/clock.ts'
import { secretIn } from './kernel/keys.ts'
import { claimDatabase } from './kernel/single-node.ts'
import { migrate } from './kernel/migrate.ts'
import { openDatabase } from './kernel/open.ts'
import { closeStatements } from './kernel/statement.ts'
import { isOpened } from './opening/public.ts'
import { openServer } from './server.ts'
import { settleSite } from './site.ts'
import { firstNow } from './start.ts'

const stopMsMax = 9000

const start = async () => {
  closeStatements()
  const config = readConfig(process.env)
  const onError = (error: Error) => console.error(`database: ${error.message}`)
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir }
  const onTaken = (error: Error) => {
    onError(error)
    process.kill(process.pid, 'SIGTERM')
  }
  const letGo = config.databaseUrl ? await claimDatabase(config.databaseUrl, onTaken) : async () => {}
  const opened = await openDatabase(where, { timeZone: config.timeZone, onError })
  const { database } = opened
  await migrate(database.pool)
  const clock = monotonicClock(await firstNow(database))
  const demo = await settleSite(database, config)
  const options = {
    ...config,
    ...opened,
    clock,
    demo,
    closed: !demo && !(await isOpened(database.db)),
    url: config.publicUrl ?? `http://localhost:${config.port}`,
    secret: config.secretKey ?? secretIn(config.dataDir),
  }
  if (demo) await (await import('./demo/furnish.ts')).furnishDemo(options, config.demoPast)
  const server = await openServer(options)

  let stopping = false
  let begun = Promise.resolve()
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopMsMax).unref()
    // Told to stop while it begins, it begins first: what is half begun cannot be stopped.
    await begun
    await server.close()
    await database.close()
    await letGo()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await server.app.listen({ port: config.port, host: config.host })
  const { port } = server.app.server.address() as { port: number }
  begun = server.begin()
  await begun
  if (demo) {
    const { startScripted } = await import('./scripted/start.ts')
    process.once('SIGTERM', await startScripted(server.parts, `http://127.0.0.1:${port}`))
  }
  // Kept now and not at the end, which may be sudden.
  flushCompileCache()
  const at = config.publicUrl ?? `http://localhost:${port}`
  console.log(`Evenlight is open at ${at}`)
  if (!server.parts.gate.isOpen)
    console.log(`Visitors are told that it is not open yet. Somebody of the house opens it at ${at}${paths.opening()}`)
  if (database.embedded)
    console.log(
      'Embedded database: fine to try things and for development; for real money use PostgreSQL (DATABASE_URL).',
    )
  if (demo)
    console.log(
      'Demo sign-ins: demo-client, demo-reader, demo-admin — password evenlight-demo. Mail and codes: /dev/mail',
    )
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
