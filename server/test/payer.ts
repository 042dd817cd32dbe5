import { client, password } from './people.ts'
import { openStanding } from './standing.ts'

/**
 * A server with a card company, in a process of its own. It settles what an earlier one left, prints a new client and what
 * the audit finds, and serves until it dies.
 */
const [where, dataDir, account, port] = process.argv.slice(2)
if (!where || !dataDir || !account) throw new Error('payer <url or folder> <folder> <account> [port]')

const at = where.startsWith('postgres') ? { url: where } : { dataDir: where }
const standing = await openStanding(at, dataDir, { authorizeNet: JSON.parse(account), port: Number(port ?? 0) })
await standing.features.payments.sweeps[0]!.work()
const { token, username } = await client(standing.house, { username: `ida-${Date.now().toString(36)}` })
const broken = await standing.audit()
console.log(JSON.stringify({ address: standing.address, token, username, password, broken }))
process.on('SIGTERM', () => void standing.close().then(() => process.exit(0)))
