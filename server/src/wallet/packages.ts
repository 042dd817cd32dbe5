import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { boolean, integer, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { reads, writes } from '../kernel/statement.ts'

const offer = {
  id: text,
  name: text,
  price_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  readers_max: nullable(integer),
}
const listed = { ...offer, on_sale: boolean }
export type Package = RowOf<typeof listed>
const columns = Object.keys(offer).join(', ')
const bySize = 'readers_max is not null, paid_seconds, free_seconds, price_cents, id'

const onSale = reads('wallet_packages', {
  gives: offer,
  text: `select ${columns} from wallet_package where on_sale order by ${bySize}`,
})
const byId = reads('wallet_package_on_sale', {
  takes: { id: text },
  gives: offer,
  text: ($) => `select ${columns} from wallet_package where id = ${$.id} and on_sale`,
})
const all = reads('wallet_packages_all', {
  gives: listed,
  text: `select ${columns}, on_sale from wallet_package order by on_sale desc, ${bySize}`,
})

const readersMax = reads('wallet_package_readers_max', {
  takes: { id: text },
  gives: { readers_max: nullable(integer) },
  text: ($) => `select readers_max from wallet_package where id = ${$.id}`,
})

/** Every package on sale, the smallest first; after them what serves few readers only. */
export const listPackagesOnSale = (db: Db) => db.run(onSale)
/** One of them, unless it was taken off sale. */
export const findPackageOnSale = async (db: Db, id: string) => (await db.run(byId, { id }))[0]
/** With how many readers the time of a package can be spent, on sale or not; undefined: with all. */
export const findReadersMax = async (db: Db, id: string) =>
  (await db.run(readersMax, { id }))[0]?.readers_max ?? undefined
/** All that ever were on sale, those that are first. */
export const listPackages = (db: Db) => db.run(all)

const locked = writes('wallet_package_locked', {
  takes: { id: text },
  gives: listed,
  text: ($) => `select ${columns}, on_sale from wallet_package where id = ${$.id} for update`,
})
const put = writes('wallet_package_put', {
  takes: listed,
  text: ($) => `insert into wallet_package (${columns}, on_sale)
    values (${$.id}, ${$.name}, ${$.price_cents}, ${$.paid_seconds}, ${$.free_seconds}, ${$.readers_max}, ${$.on_sale})`,
})
const changed = writes('wallet_package_changed', {
  takes: { id: text, name: text, on_sale: boolean },
  text: ($) => `update wallet_package set name = ${$.name}, on_sale = ${$.on_sale} where id = ${$.id}`,
})

const terms = ({ price_cents, paid_seconds, free_seconds, readers_max }: Omit<Package, 'id' | 'name' | 'on_sale'>) =>
  [price_cents, paid_seconds, free_seconds, readers_max].join()

/** Saves a package as an admin wants it: other terms make another one, and the old one goes off sale. */
export const savePackage = async (
  tx: Tx,
  { id, ...wanted }: Omit<Package, 'id'> & { id?: string | undefined },
  byAdmin: string,
) => {
  const before = id === undefined ? undefined : (await tx.run(locked, { id }))[0]
  if (id !== undefined && !before) throw refuse('not_found')
  const stays = before !== undefined && terms(before) === terms(wanted)
  const saved = stays ? before.id : newId('pkg')
  if (before) await tx.run(changed, stays ? { ...wanted, id: before.id } : { ...before, on_sale: false })
  if (!stays) await tx.run(put, { ...wanted, id: saved })
  const detail = { ...wanted, ...(before && { before }) }
  await audited(tx, { actorId: byAdmin, action: 'wallet.package', subjectId: saved, detail })
}
