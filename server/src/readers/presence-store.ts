import { integer, moment, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const nodeSeen = writes('readers_node_seen', {
  takes: { node: text, now: moment },
  text: ($) => `insert into reader_node as n (node, seen_at) values (${$.node}, ${$.now})
    on conflict (node) do update set seen_at = greatest(n.seen_at, excluded.seen_at)`,
})
const entered = writes('readers_entered', {
  takes: { id: text, node: text },
  text: ($) => `insert into reader_presence (reader_id, node) values (${$.id}, ${$.node}) on conflict do nothing`,
})
const left = writes('readers_left', {
  takes: { id: text, node: text },
  text: ($) => `delete from reader_presence where reader_id = ${$.id} and node = ${$.node}`,
})
const somewhere = reads('readers_somewhere', {
  takes: { id: text },
  text: ($) => `select from reader_presence where reader_id = ${$.id} limit 1`,
})
const onNode = reads('readers_on_node', {
  takes: { node: text },
  gives: { reader_id: text },
  text: ($) => `select reader_id from reader_presence where node = ${$.node}`,
})

export const enter = async (tx: Tx, id: string, node: string, now: number) => {
  await tx.run(nodeSeen, { node, now })
  await tx.run(entered, { id, node })
}
export const leave = (tx: Tx, id: string, node: string) => tx.run(left, { id, node })
export const isSomewhere = async (tx: Tx, id: string) => (await tx.run(somewhere, { id })).length > 0

/** Says that `node` lives, and answers whom it is known to hold. */
export const liveOn = async (tx: Tx, node: string, now: number) => {
  await tx.run(nodeSeen, { node, now })
  return (await tx.run(onNode, { node })).map((row) => row.reader_id)
}

const ghosts = reads('readers_ghosts', {
  takes: { silentSince: moment, most: integer },
  gives: { reader_id: text, node: text },
  text: ($) => `select p.reader_id, p.node from reader_node n join reader_presence p on p.node = n.node
    where n.seen_at <= ${$.silentSince} limit ${$.most}`,
})
/** Who is shown as connected to a node that has been silent since then. */
export const listGhosts = (db: Db, silentSince: number, most: number) => db.run(ghosts, { silentSince, most })

const emptied = writes('readers_forget_nodes', {
  takes: { silentSince: moment },
  text: ($) => `delete from reader_node n where seen_at <= ${$.silentSince}
    and not exists (select from reader_presence p where p.node = n.node)`,
})
export const forgetNodes = (tx: Tx, silentSince: number) => tx.run(emptied, { silentSince })

const due = reads('readers_due', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select id from reader where back_at <= ${$.now} order by back_at limit ${$.most}`,
})
export const listDueBack = async (db: Db, now: number, most: number) =>
  (await db.run(due, { now, most })).map(({ id }) => id)
