import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { Email, Username } from '@evenlight/contract/atoms'
import { paths } from '@evenlight/contract/paths'
import { adminRoles } from '@evenlight/contract/route'
import { makeAdmin } from './accounts/first-admin.ts'
import { readConfig } from './config.ts'
import { keysFrom, secretIn } from './kernel/keys.ts'
import { migrate } from './kernel/migrate.ts'
import { openDatabase } from './kernel/open.ts'
import { closeStatements } from './kernel/statement.ts'
import { isOpened } from './opening/public.ts'
import { settleSite } from './site.ts'

const usage = 'npm run admin -- create --username <name> --email <address> [--role moderation|money|content|any]'

const asked = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { username: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } },
  })
  const read = z.safeParse(
    z.object({ username: Username, email: Email, role: z._default(z.enum(adminRoles), 'any') }),
    values,
  )
  if (positionals.join() !== 'create' || !read.success) throw new Error(usage)
  const { role, ...ask } = read.data
  return { ...ask, admin_role: role }
}

const start = async () => {
  closeStatements()
  const ask = asked()
  const config = readConfig(process.env)
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir }
  const { database } = await openDatabase(where, { timeZone: config.timeZone, onError: () => {} })
  try {
    await migrate(database.pool)
    const demo = await settleSite(database, config)
    const made = await makeAdmin(database, keysFrom(config.secretKey ?? secretIn(config.dataDir)), ask, Date.now())
    console.log(`${ask.username} is an administrator, for ${ask.admin_role}. This is shown once:`)
    console.log(`  password        ${made.password}  (change it after the first sign-in)`)
    console.log(`  second step     ${made.secret}`)
    console.log(`                  ${made.uri}`)
    console.log(`  recovery codes  ${made.recoveryCodes.join(' ')}`)
    if (!demo && !(await isOpened(database.db)))
      console.log(
        `Go on, once the site runs, at ${config.publicUrl ?? `http://localhost:${config.port}`}${paths.opening()}`,
      )
  } finally {
    await database.close()
  }
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
