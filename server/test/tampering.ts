import type { Database, Tx } from '../src/kernel/database.ts'
import { findAll, type Audit, type Place } from '../src/kernel/findings.ts'
import { writes } from '../src/kernel/statement.ts'

const asReplica = writes('test_tampering_replica', { text: 'set local session_replication_role = replica' })
let count = 0

/**
 * What an audit finds after somebody with all rights changed rows behind the triggers' back, which is undone afterwards: by a
 * pass over everything, and by a look from `place`.
 */
export const findsAfter = async (
  { transaction }: Pick<Database, 'transaction'>,
  { audit: { passes, look }, place = {}, now = 0 }: { audit: Audit; place?: Place; now?: number },
  ...tampering: string[]
) => {
  const found = { pass: new Set<string>(), look: new Set<string>() }
  const undone = new Error('undone')
  const work = async (tx: Tx) => {
    await tx.run(asReplica)
    for (const text of tampering) await tx.run(writes(`test_tampering_${++count}`, { text }))
    for (const { promise } of await findAll(tx, passes)) found.pass.add(promise)
    for (const { promise } of (await look?.(tx, place, now))?.found ?? []) found.look.add(promise)
    throw undone
  }
  await transaction(work).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return found
}
