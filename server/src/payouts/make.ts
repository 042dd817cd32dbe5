import { createHash } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import { payoutLinesMax } from '@evenlight/contract/payouts'
import { followStatement } from '../earnings/public.ts'
import { audited } from '../kernel/audit.ts'
import { countFindings } from '../kernel/auditing.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { setAsideEarnings } from '../wallet/public.ts'
import { sealForLine } from './account.ts'
import { takePayable } from './next-store.ts'
import { accountsFor, type Way } from './rules.ts'
import * as store from './store.ts'

/** Nothing is paid out while the audit finds anything wrong. */
export const refuseFrozen = async (db: Db) => {
  if ((await countFindings(db)) > 0) throw refuse('wrong_state', { detail: 'payouts_frozen' })
}

interface Asked {
  way: Way
  hasPayPal: boolean
  byId: string
  /** The caller's own. */
  key: string | undefined
  now: number
}
const idCharacters = 22
/** What one person asks for under one key is one batch, whoever lost the answer to it. */
const idOf = ({ byId, key }: Asked) =>
  key === undefined
    ? newId('out')
    : `out_${createHash('sha256').update(`${byId} ${key}`).digest('base64url').slice(0, idCharacters)}`

/**
 * Makes a batch of approved statements, and of those that failed before: what each is due is set aside in the books at once. A
 * reader's statement that their earnings do not cover any more waits until they do.
 */
export const makeBatch = async (tx: Tx, { keys }: Parts, asked: Asked) => {
  const { way, hasPayPal, byId, now } = asked
  const id = idOf(asked)
  if (await store.lock(tx, id)) return id
  await refuseFrozen(tx)
  const payable = await takePayable(tx, accountsFor(way, hasPayPal), payoutLinesMax)
  const named = payable.map((one) => ({ ...one, id: newId('pol') }))
  const covered = await setAsideEarnings(tx, named, byId, now)
  if (covered.length === 0) throw refuse('wrong_state', { detail: 'nothing_to_pay' })
  const amount_cents = covered.reduce((sum, one) => sum + one.amount_cents, 0)
  await store.add(tx, { id, way, lines: covered.length, amount_cents, made_by: byId, made_at: now })
  for (const [at, one] of covered.entries()) {
    const sealed = sealForLine(keys, one.reader_id, one.id, one.sealed)
    await store.addLine(tx, { ...one, payout_id: id, number: at + 1, sealed, now })
    await followStatement(tx, one.statement_id, 'batched', now)
  }
  const detail = { way, lines: covered.length, amount_cents }
  await audited(tx, { actorId: byId, action: 'payout.make', subjectId: id, detail })
  return id
}
