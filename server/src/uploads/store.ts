import { boolean, integer, list, moment, nullable, text } from '../kernel/columns.ts'
import type { Autocommit, Db, Tx } from '../kernel/database.ts'
import { autocommits, reads, writes, type Values } from '../kernel/statement.ts'

const drawn = { name: text, width: integer, height: integer }

const made = writes('uploads_made', {
  takes: { ...drawn, personId: nullable(text), now: moment },
  text: ($) => `insert into upload (name, person_id, width, height, made_at)
    values (${$.name}, ${$.personId}, ${$.width}, ${$.height}, ${$.now})`,
})
export const add = (tx: Tx, upload: Values<typeof made.takes>) => tx.run(made, upload)

const claimed = writes('uploads_claimed', {
  takes: { name: text, personId: text, now: moment },
  gives: { ...drawn, fresh: boolean },
  text: ($) => `update upload u set claimed_at = coalesce(u.claimed_at, ${$.now})
    from (select name, claimed_at from upload where name = ${$.name} and person_id = ${$.personId} for update) was
    where u.name = was.name returning u.name, u.width, u.height, was.claimed_at is null as fresh`,
})
export const claim = async (tx: Tx, by: Values<typeof claimed.takes>) => (await tx.run(claimed, by))[0]

const released = autocommits('uploads_released', {
  takes: { name: text },
  text: ($) => `update upload set claimed_at = null where name = ${$.name}`,
})
export const release = (handle: Autocommit, name: string) => handle.run(released, { name })

const named = reads('uploads_named', {
  takes: { names: list(text) },
  gives: drawn,
  text: ($) => `select name, width, height from upload where name = any (${$.names})`,
})
export const byName = (db: Db, names: string[]) => db.run(named, { names })

const taken = writes('uploads_taken', {
  takes: { name: text, now: moment, sinceMs: moment },
  gives: { name: text },
  text: ($) => `update upload set claimed_at = ${$.now}
    where name = ${$.name} and person_id is null and claimed_at is null and made_at > ${$.sinceMs} returning name`,
})
/** Marks what came without an account as used; false when it was before, or came before `sinceMs`. */
export const take = async (tx: Tx, name: string, now: number, sinceMs: number) =>
  (await tx.run(taken, { name, now, sinceMs })).length > 0

const given = writes('uploads_given', {
  takes: { name: text, personId: text },
  text: ($) => `update upload set person_id = ${$.personId} where name = ${$.name} and person_id is null`,
})
export const give = (tx: Tx, name: string, personId: string) => tx.run(given, { name, personId })

const loose = writes('uploads_loose', {
  takes: { ofMembersMs: moment, ofOthersMs: moment, most: integer },
  gives: drawn,
  text: ($) => `delete from upload where (claimed_at is null or person_id is null) and name = any(array(
      select name from upload where (claimed_at is null or person_id is null)
        and made_at < case when person_id is null then ${$.ofOthersMs} else ${$.ofMembersMs}::timestamptz end
      order by made_at limit ${$.most} for update))
    returning name, width, height`,
})
/** Of members what they attached to nothing, of others what no application made theirs. */
export const removeLoose = (tx: Tx, before: Values<typeof loose.takes>) => tx.run(loose, before)

const owned = writes('uploads_owned', {
  takes: { personId: text },
  gives: drawn,
  text: ($) => `delete from upload where person_id = ${$.personId} returning name, width, height`,
})
export const removeOwned = (tx: Tx, personId: string) => tx.run(owned, { personId })
