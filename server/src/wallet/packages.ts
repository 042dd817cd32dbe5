import { integer, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const offer = { id: text, name: text, price_cents: integer, paid_seconds: integer, free_seconds: integer }
const columns = Object.keys(offer).join(', ')

const onSale = reads('wallet_packages', {
  gives: offer,
  text: `select ${columns} from wallet_package where on_sale order by position, id`,
})
const byId = reads('wallet_package_on_sale', {
  takes: { id: text },
  gives: offer,
  text: ($) => `select ${columns} from wallet_package where id = ${$.id} and on_sale`,
})

/** Every package on sale, in the order the site shows them. */
export const listPackagesOnSale = (db: Db) => db.run(onSale)
/** One of them, unless it was taken off sale. */
export const findPackageOnSale = async (db: Db, id: string) => (await db.run(byId, { id }))[0]
