import { careSteps } from '@evenlight/contract/care'
import { list, moment, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const what = oneOf(careSteps)
const added = writes('care_followed_added', {
  takes: { signId: text, what, words: nullable(text), byId: text, now: moment },
  text: ($) => `insert into care_followed (sign_id, what, words, by_id, at)
    values (${$.signId}, ${$.what}, ${$.words}, ${$.byId}, ${$.now})`,
})
export const add = (tx: Tx, step: Values<typeof added.takes>) => tx.run(added, step)

const steps = reads('care_followed_of', {
  takes: { ids: list(text) },
  gives: { sign_id: text, what, words: nullable(text), by_id: text, username: text, at: moment },
  text: ($) => `select f.sign_id, f.what, f.words, f.by_id, p.username, f.at from care_followed f
    ${joined('account_person', 'p', 'f.by_id')} where f.sign_id = any (${$.ids}) order by f.sign_id, f.id`,
})
/** What followed on each of these signs, in its order. */
export const listSteps = async (db: Db, ids: string[]) =>
  Map.groupBy(await db.run(steps, { ids }), (one) => one.sign_id)
export type Steps = Awaited<ReturnType<typeof listSteps>>
