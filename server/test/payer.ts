import type { Parts } from '../src/kernel/parts.ts'
import { client, password } from './people.ts'
import { openStanding } from './standing.ts'

/**
 * A server with a card company, PayPal or both, in a process of its own. It settles what an earlier one left, prints a new
 * client and what the audit finds, and serves until it dies.
 */
const [where, dataDir, accounts, port, smtpUrl] = process.argv.slice(2)
if (!where || !dataDir || !accounts) throw new Error('payer <url or folder> <folder> <accounts> [port] [smtp url]')

const at = where.startsWith('postgres') ? { url: where } : { dataDir: where }
const { authorizeNet, payPal } = JSON.parse(accounts) as Pick<Parts['site'], 'authorizeNet' | 'payPal'>
const standing = await openStanding(at, dataDir, { authorizeNet, payPal, smtpUrl, port: Number(port ?? 0) })
await standing.features.payments.sweeps[0]!.work()
const { token, username } = await client(standing.house, { username: `ida-${Date.now().toString(36)}` })
const broken = await standing.audit()
console.log(JSON.stringify({ address: standing.address, token, username, password, broken }))
process.on('SIGTERM', () => void standing.close().then(() => process.exit(0)))
