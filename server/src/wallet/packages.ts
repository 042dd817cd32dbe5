import type { Db } from '../kernel/database.ts'

export interface PackageRow {
  id: string
  name: string
  price_cents: number
  paid_seconds: number
  free_seconds: number
}
const columns = 'id, name, price_cents, paid_seconds, free_seconds'
const onSale = {
  name: 'wallet_packages',
  text: `select ${columns} from wallet_package where on_sale order by position, id`,
}
const one = { name: 'wallet_package_on_sale', text: `select ${columns} from wallet_package where id = $1 and on_sale` }

/** Every package on sale, in the order the site shows them. */
export const packagesOnSale = (db: Db) => db.run<PackageRow>(onSale, [])
/** One of them, unless it was taken off sale. */
export const packageOnSale = async (db: Db, id: string) => (await db.run<PackageRow>(one, [id]))[0]
