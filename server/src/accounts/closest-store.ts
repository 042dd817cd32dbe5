import { integer, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads } from '../kernel/statement.ts'
import { listed, listedColumns } from './columns.ts'
import type { Filter } from './member-store.ts'
import { sift } from './sift-store.ts'

const named = reads('accounts_named_so', {
  takes: { q: text, most: integer },
  gives: listed,
  text: ($) => `select ${listedColumns}
    from (select id from account_person where lower(username) >= folded(${$.q}) and starts_with(lower(username), folded(${$.q}))
      and state in ('pending', 'active') order by lower(username) limit ${$.most}) x
    ${joined('account_person', 'p', 'x.id')} order by lower(p.username)`,
})

/** Whom a word brings to mind first: whose user name begins so, then of whom any word does, then whoever has it in the midst. */
export const findClosest = async (
  db: Db,
  { q, seesMoney }: { q: string; seesMoney: Filter['seesMoney'] },
  { now, most }: { now: number; most: number },
) => {
  const begun = (q: string, more: number) => sift(db, { q, seesMoney }, { after: undefined, now, most: more })
  const lists = [
    (more: number) => db.run(named, { q, most: more }),
    // A blank before it: a word begins so.
    (more: number) => begun(` ${q}`, more),
    (more: number) => begun(q, more),
  ]
  const found = new Map<string, Awaited<ReturnType<typeof sift>>[number]>()
  for (const list of lists) {
    if (found.size >= most) break
    // Those of the lists before may come again.
    for (const row of await list(most + found.size)) if (found.size < most) found.set(row.id, found.get(row.id) ?? row)
  }
  return [...found.values()]
}
