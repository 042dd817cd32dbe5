import type { Parts } from '../src/kernel/parts.ts'
import { saveProfile } from '../src/readers/profile.ts'
import { startScripted } from '../src/scripted/start.ts'
import { client, password, reader } from './people.ts'
import { openStanding } from './standing.ts'

/**
 * A server with a card company, PayPal or both, in a process of its own. It settles what an earlier one left, prints a new
 * client and what the audit finds, and serves until it dies. Where the client has `paidSeconds`, there is a scripted reader to
 * use them with.
 */
const [where, dataDir, accounts, port, smtpUrl] = process.argv.slice(2)
if (!where || !dataDir || !accounts) throw new Error('payer <url or folder> <folder> <accounts> [port] [smtp url]')

const at = where.startsWith('postgres') ? { url: where } : { dataDir: where }
const { authorizeNet, payPal, paidSeconds } = JSON.parse(accounts) as Pick<Parts['site'], 'authorizeNet' | 'payPal'> & {
  paidSeconds?: number
}
const standing = await openStanding(at, dataDir, { authorizeNet, payPal, smtpUrl, port: Number(port ?? 0) })
await standing.features.payments.sweeps[0]!.work()
const { token, username } = await client(standing.house, {
  username: `ida-${Date.now().toString(36)}`,
  ...(paidSeconds !== undefined && { paid_seconds: paidSeconds }),
})
if (paidSeconds !== undefined) {
  const mara = await reader(standing.house, { username: 'mara-linden' })
  await standing.database.transaction((tx) => saveProfile(tx, mara.id, { channels: ['chat'] }, standing.clock.now()))
  await startScripted(standing.parts, standing.address)
}
const broken = await standing.audit()
console.log(JSON.stringify({ address: standing.address, token, username, password, broken }))
process.on('SIGTERM', () => void standing.close().then(() => process.exit(0)))
