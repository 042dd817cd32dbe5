import { foldMailbox } from '@evenlight/core/mailbox'
import { bytes, moment } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { writes } from '../kernel/statement.ts'
import { grantWelcome } from './grants.ts'

const claimed = writes('wallet_welcome_claimed', {
  takes: { mailbox: bytes, now: moment },
  gives: { mailbox: bytes },
  text: ($) => `insert into wallet_welcome (mailbox, at) values (${$.mailbox}, ${$.now})
    on conflict do nothing returning mailbox`,
})

/** Welcomes a client with free minutes, unless this mailbox had them, in whatever spelling, or too many came from where they are. */
export const welcomeClient = async (
  tx: Tx,
  { keys, limits }: Pick<Parts, 'keys' | 'limits'>,
  { clientId, email, address, now }: { clientId: string; email: string; address: string; now: number },
) => {
  const isFew = await limits.takeFor('welcomes', { address }).then(
    () => true,
    () => false,
  )
  if (!isFew) return false
  const mailbox = keys.sign('welcome mailbox', foldMailbox(email))
  return (await tx.run(claimed, { mailbox, now })).length > 0 && grantWelcome(tx, { clientId, now })
}
