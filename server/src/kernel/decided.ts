import type { AuditAction } from '@evenlight/contract/audit'
import { type Details, refuse } from '@evenlight/contract/errors'
import { list, notNull, nullable, text } from './columns.ts'
import type { Db } from './database.ts'
import type { Actor } from './handler.ts'
import { joined } from './joined.ts'
import { reads } from './statement.ts'

const last = reads('decided_last', {
  takes: { subjectId: text, actions: list(text) },
  gives: { actor_id: notNull(text), reason: nullable(text), username: text },
  text: ($) => `select a.actor_id, a.reason, p.username
    from (select actor_id, reason from audit where subject_id = ${$.subjectId} and action = any(${$.actions}) and actor_id is not null
      order by id desc limit 1) a ${joined('account_person', 'p', 'a.actor_id')}`,
})

/** Who of the house last did one of these to a thing, and why. */
export const findDecider = async (db: Db, subjectId: string, actions: readonly AuditAction[]) =>
  (await db.run(last, { subjectId, actions: [...actions] }))[0]

interface First {
  actor_id: string | null
  username: string | null
}
/** The refusal of what somebody decided on first, where the thing itself knows who that was. */
export const decidedFirst = (actor: Actor, first: First | undefined, otherwise: Details = {}) =>
  actor.role === 'ADMIN' && first?.username && first.actor_id !== actor.id
    ? refuse('wrong_state', { ...otherwise, detail: ['done_already_by', { name: first.username }] })
    : refuse('wrong_state', otherwise)

/**
 * The refusal of what has been decided on already. One of the house hears whose decision it was, where it was another one's;
 * everybody else, and who did it themselves, hears what `otherwise` says.
 */
export const decidedAlready = async (
  db: Db,
  { actor, of, by, otherwise = {} }: { actor: Actor; of: string; by: readonly AuditAction[]; otherwise?: Details },
) => {
  return decidedFirst(actor, actor.role === 'ADMIN' ? await findDecider(db, of, by) : undefined, otherwise)
}
