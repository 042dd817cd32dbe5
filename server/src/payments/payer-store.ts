import { text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const locale = reads('payment_payer_locale', {
  takes: { clientId: text },
  gives: { locale: text },
  text: ($) => `select locale from account_person where id = ${$.clientId}`,
})
/** How whoever pays is spoken to. */
export const findLocale = async (db: Db, clientId: string) => (await db.run(locale, { clientId }))[0]?.locale ?? ''
