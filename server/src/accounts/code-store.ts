import { bytes, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Autocommit, Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { autocommits, reads, writes } from '../kernel/statement.ts'
import { codeTriesMax } from './rules.ts'

const whose = { person_id: text, purpose: oneOf(['sign_up', 'email', 'reset', 'sign_in']) }
const code = {
  ...whose,
  code_hash: nullable(bytes),
  token_hash: nullable(bytes),
  subject: nullable(text),
  expires_at: moment,
}
type Code = RowOf<typeof code>
export type Purpose = Code['purpose']
const columns = Object.keys(code).join(', ')

const kept = writes('accounts_code_kept', {
  takes: code,
  text: ($) => `insert into account_code (${columns}) values (${$.person_id}, ${$.purpose}, ${$.code_hash},
      ${$.token_hash}, ${$.subject}, ${$.expires_at})
    on conflict (person_id, purpose) do update set tries = 0, code_hash = excluded.code_hash,
      token_hash = excluded.token_hash, subject = excluded.subject, expires_at = excluded.expires_at`,
})
const unset = { code_hash: null, token_hash: null, subject: null }
/** The newest code is the only one. */
export const put = (tx: Tx, given: Omit<Code, keyof typeof unset> & Partial<Code>) =>
  tx.run(kept, { ...unset, ...given })

const tried = autocommits('accounts_code_tried', {
  takes: { ...whose, now: moment, most: integer },
  gives: code,
  text: ($) => `update account_code set tries = tries + 1 where person_id = ${$.person_id} and purpose = ${$.purpose}
    and tries < ${$.most} and expires_at > ${$.now} returning ${columns}`,
})
/** Takes one try at a code, in one statement so that parallel tries count. */
export const takeTry = async (handle: Autocommit, personId: string, purpose: Purpose, now: number) =>
  (await handle.run(tried, { person_id: personId, purpose, now, most: codeTriesMax }))[0]

const used = writes('accounts_code_used', {
  takes: { ...whose, code_hash: bytes },
  gives: { person_id: text },
  text: ($) => `delete from account_code
    where person_id = ${$.person_id} and purpose = ${$.purpose} and code_hash = ${$.code_hash} returning person_id`,
})
/** Uses a code up; false when somebody was first, or a newer one took its place. */
export const useCode = async (tx: Tx, personId: string, purpose: Purpose, codeHash: Buffer) =>
  (await tx.run(used, { person_id: personId, purpose, code_hash: codeHash })).length > 0

const link = { purpose: whose.purpose, token_hash: bytes, now: moment }
const isOpen = ($: Record<keyof typeof link, string>) =>
  `token_hash = ${$.token_hash} and purpose = ${$.purpose} and expires_at > ${$.now}`
const followed = writes('accounts_link_used', {
  takes: link,
  gives: { person_id: text },
  text: ($) => `delete from account_code where ${isOpen($)} returning person_id`,
})
const seen = reads('accounts_link_seen', {
  takes: link,
  gives: { person_id: text },
  text: ($) => `select person_id from account_code where ${isOpen($)}`,
})
/** Uses a link up and answers whose it was; undefined when it was used, is too old or never was. */
export const useLink = async (tx: Tx, purpose: Purpose, tokenHash: Buffer, now: number) =>
  (await tx.run(followed, { purpose, token_hash: tokenHash, now }))[0]?.person_id
/** Whose open link this is, without using it up. */
export const linkBy = async (db: Db, purpose: Purpose, tokenHash: Buffer, now: number) =>
  (await db.run(seen, { purpose, token_hash: tokenHash, now }))[0]?.person_id

const dropped = writes('accounts_code_dropped', {
  takes: whose,
  text: ($) => `delete from account_code where person_id = ${$.person_id} and purpose = ${$.purpose}`,
})
export const drop = (tx: Tx, personId: string, purpose: Purpose) => tx.run(dropped, { person_id: personId, purpose })

const over = writes('accounts_codes_over', {
  takes: { now: moment, most: integer },
  gives: { n: integer },
  text: ($) => deletes('account_code', { where: `expires_at < ${$.now}`, by: 'expires_at', most: $.most }),
})
export const forgetExpired = async (tx: Tx, now: number, most: number) => (await tx.run(over, { now, most }))[0]!.n
