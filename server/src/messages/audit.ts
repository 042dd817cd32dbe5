import { list, moment, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Place, type Promises } from '../kernel/findings.ts'
import { reads } from '../kernel/statement.ts'

const promises: Promises = {
  'a message goes between a client and a reader': `
    select m.id subject, c.role || ' to ' || r.role found from message m
      join account_person c on c.id = m.client_id join account_person r on r.id = m.reader_id
    where m.client_id = m.reader_id or c.role <> 'CLIENT' or r.role <> 'READER'`,
  'what is delivered was decided on by an admin, and not before it was due': `
    select m.id subject, coalesce(p.role, 'nobody') found from message m left join account_person p on p.id = m.decided_by
    where m.state = 'delivered' and (p.role is distinct from 'ADMIN' or m.delivered_at < m.delivers_at)`,
  'what is returned says why': `
    select m.id subject, m.state found from message m
    where m.state = 'returned' and (m.decided_by is null or coalesce(m.returned_reason, '') !~ '\\S')`,
  'what is not delivered was not read': `
    select m.id subject, m.state found from message m where m.read_at is not null and m.delivered_at is null`,
  'what was taken out is not in what members read': `
    select m.id subject, m.redactions::text found from message m
    where m.state = 'delivered' and m.typed = m.words`,
  'the picture of a message is its sender’s own, and claimed': `
    select m.id subject, u.person_id found from message m join upload u on u.name = m.image
    where u.person_id <> m.sender_id or u.claimed_at is null`,
}

// Longer than an approved message waits for its delivery, so that this is looked at as well.
const overlapMs = 300_000
const since = reads('messages_look_since', {
  takes: { since: moment },
  gives: { id: text },
  text: ($) => `select id from message where decided_at is not null and decided_at > ${$.since}
    union select id from message where state = 'waiting' and delivers_at is null and created_at > ${$.since}`,
})
const looked = lookOf('messages_look', promises, {
  takes: { ids: list(text) },
  part: ($) => `message as materialized (select * from public.message where id = any(${$.ids}))`,
})

/** Every promise about messages that the rows themselves contradict; none in a sound database. */
export const audit: Audit = {
  passes: passesOf('messages_audit', promises),
  look: async (db, place, now) => {
    const { at = overlapMs }: Place = place ?? { at: now }
    const ids = place ? (await db.run(since, { since: at - overlapMs })).map(({ id }) => id) : []
    return { found: ids.length ? await db.run(looked, { ids }) : [], place: { at: now } }
  },
}
