import { integer, list, moment, text } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { deletes, type Forget } from '../kernel/forget.ts'
import { family, writes } from '../kernel/statement.ts'
import type { Reader } from './store.ts'

const marks = {
  read: { column: 'read_at', sets: true },
  hide: { column: 'hidden_at', sets: true },
  show: { column: 'hidden_at', sets: false },
} as const
type How = keyof typeof marks
const hows = { how: Object.keys(marks) as How[] }

// One order of locks for all: two tabs that mark the same notices wait for each other.
const own = family(hows, ({ how }) =>
  writes(`notices_${how}`, {
    takes: { personId: text, ids: list(text), now: moment },
    gives: { id: text },
    text: ($) => {
      const { column, sets } = marks[how]
      return `with o as (select id from notice where person_id = ${$.personId} and id = any(${$.ids}) order by id for update)
        update notice n set ${column} = ${sets ? `coalesce(n.${column}, ${$.now})` : 'null'} from o where n.id = o.id returning n.id`
    },
  }),
)
const onBoard = family(hows, ({ how }) =>
  writes(`notices_${how}_board`, {
    takes: { personId: text, ids: list(text), now: moment, audiences: list(text) },
    gives: { id: text },
    text: ($) => {
      const { column, sets } = marks[how]
      return `insert into notice_mark as m (person_id, post_id, ${column})
        select ${$.personId}, id, ${sets ? `${$.now}::timestamptz` : 'null'} from (
          select id from notice_post where id = any(${$.ids}) and withdrawn_at is null
            and starts_at <= ${$.now} and ends_at > ${$.now} and audience = any(${$.audiences}) order by id) p
        on conflict (person_id, post_id) do update set ${column} = ${sets ? `coalesce(m.${column}, excluded.${column})` : 'null'}
        returning post_id as id`
    },
  }),
)

/** Marks those of `ids` that are this person's to mark, once however often it is asked; answers which they are. */
export const mark = async (tx: Tx, how: How, ids: string[], { personId, audiences, now }: Reader) => {
  const ofMine = await tx.run(own({ how }), { personId, ids, now })
  const ofBoard = await tx.run(onBoard({ how }), { personId, ids, now, audiences })
  return [...ofMine, ...ofBoard].map(({ id }) => id)
}

const led = writes('notices_led', {
  takes: { personId: text, links: list(text), now: moment },
  gives: { id: text },
  text: ($) => `with o as (
      select id from notice where person_id = ${$.personId} and hidden_at is null and read_at is null and link = any(${$.links})
      order by id for update)
    update notice n set read_at = ${$.now} from o where n.id = o.id returning n.id`,
})
/** Marks as read what is unread and leads to one of `links`; answers which they are. */
export const markLed = async (tx: Tx, personId: string, links: readonly string[], now: number) =>
  (await tx.run(led, { personId, links: [...links], now })).map(({ id }) => id)

const told = writes('notices_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => deletes('notice', { where: "at < now() - interval '365 days'", by: 'at', most: $.most }),
})
const marked = writes('notices_marks_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => `with gone as (delete from notice_mark where ctid = any(array(
      select m.ctid from notice_post p join notice_mark m on m.post_id = p.id
      where least(p.ends_at, p.withdrawn_at) < now() - interval '90 days' limit ${$.most})) returning 1)
    select count(*) as n from gone`,
})
/** What one person was told a year ago, and who had read what left the board three months ago. */
export const forgetOldNotices: Forget[] = [told, marked].map(
  (statement): Forget =>
    async (tx, most) =>
      (await tx.run(statement, { most }))[0]!.n,
)
