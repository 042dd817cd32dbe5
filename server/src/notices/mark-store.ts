import type { Tx } from '../kernel/database.ts'
import type { Reader } from './store.ts'

const stamp = (ms: number) => new Date(ms).toISOString()
// One order of locks for all: two tabs that mark the same notices wait for each other.
const locked = 'select id from notice where person_id = $1 and id = any($2) order by id for update'
const visible = `select id from notice_post where id = any($2) and withdrawn_at is null and starts_at <= $3 and ends_at > $3
    and audience = any($4::text[]) order by id`
const onBoard = (column: 'read_at' | 'hidden_at', value: string, then: string) =>
  `insert into notice_mark as m (person_id, post_id, ${column}) select $1, id, ${value} from (${visible}) p
    on conflict (person_id, post_id) do update set ${column} = ${then} returning post_id as id`

const marks = {
  read: [
    {
      name: 'notices_read',
      text: `with o as (${locked}) update notice n set read_at = coalesce(n.read_at, $3) from o where n.id = o.id returning n.id`,
    },
    { name: 'notices_read_board', text: onBoard('read_at', '$3', 'coalesce(m.read_at, excluded.read_at)') },
  ],
  hide: [
    {
      name: 'notices_hide',
      text: `with o as (${locked}) update notice n set hidden_at = coalesce(n.hidden_at, $3) from o where n.id = o.id returning n.id`,
    },
    { name: 'notices_hide_board', text: onBoard('hidden_at', '$3', 'coalesce(m.hidden_at, excluded.hidden_at)') },
  ],
  show: [
    {
      name: 'notices_show',
      text: `with o as (${locked}) update notice n set hidden_at = null from o where n.id = o.id returning n.id`,
    },
    { name: 'notices_show_board', text: onBoard('hidden_at', 'null', 'null') },
  ],
} as const

/** Marks those of `ids` that are this person's to mark, once however often it is asked; answers which they are. */
export const mark = async (tx: Tx, how: keyof typeof marks, ids: string[], { personId, audiences, now }: Reader) => {
  const [own, board] = marks[how]
  const ofMine = await tx.run<{ id: string }>(own, how === 'show' ? [personId, ids] : [personId, ids, stamp(now)])
  const ofBoard = await tx.run<{ id: string }>(board, [personId, ids, stamp(now), audiences])
  return [...ofMine, ...ofBoard].map(({ id }) => id)
}

const led = {
  name: 'notices_led',
  text: `with o as (select id from notice where person_id = $1 and hidden_at is null and read_at is null and link = any($2)
      order by id for update)
    update notice n set read_at = $3 from o where n.id = o.id returning n.id`,
}
/** Marks as read what is unread and leads to one of `links`; answers which they are. */
export const markLed = async (tx: Tx, personId: string, links: readonly string[], now: number) => {
  const rows = await tx.run<{ id: string }>(led, [personId, links, stamp(now)])
  return rows.map(({ id }) => id)
}
