import { bytes, integer, list, text } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { writes } from '../kernel/statement.ts'

const stepped = writes('accounts_totp_stepped', {
  takes: { id: text, step: integer },
  gives: { id: text },
  text: ($) =>
    `update account_person set totp_step = ${$.step} where id = ${$.id} and totp_step < ${$.step} returning id`,
})
/** Uses a TOTP step up; false when it or a later one was used before. */
export const useStep = async (tx: Tx, id: string, step: number) => (await tx.run(stepped, { id, step })).length > 0

const emptied = writes('accounts_recovery_emptied', {
  takes: { personId: text },
  text: ($) => `delete from account_recovery_code where person_id = ${$.personId}`,
})
const filled = writes('accounts_recovery_filled', {
  takes: { personId: text, hashes: list(bytes) },
  text: ($) =>
    `insert into account_recovery_code (person_id, code_hash) select ${$.personId}, unnest(${$.hashes}::bytea[])`,
})
/** These recovery codes, and none of those before. */
export const setRecoveryCodes = async (tx: Tx, personId: string, hashes: Buffer[]) => {
  await tx.run(emptied, { personId })
  await tx.run(filled, { personId, hashes })
}

const used = writes('accounts_recovery_used', {
  takes: { personId: text, hash: bytes },
  gives: { person_id: text },
  text: ($) => `delete from account_recovery_code where person_id = ${$.personId} and code_hash = ${$.hash}
    returning person_id`,
})
export const useRecoveryCode = async (tx: Tx, personId: string, hash: Buffer) =>
  (await tx.run(used, { personId, hash })).length > 0
