import type { opening as area } from '@evenlight/contract/opening'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import type { input } from 'zod/v4/core'
import { findHouse } from '../house/public.ts'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { listPackages } from '../wallet/public.ts'
import { pricesStanding, standingOf } from './rules.ts'
import * as store from './store.ts'

type Shown = input<(typeof area)['show']['returns']>['steps'][number]
type Standing = Omit<Shown, 'at'> & { at?: number | undefined }

/** How each step stands now, by the tries that were made and by what is there. */
export const makeStanding = ({ keys, mail, site }: Pick<Parts, 'keys' | 'mail' | 'site'>) => {
  // Tells other settings from these and nothing else: no secret stands in the database.
  const markOf = (settings: unknown) =>
    keys.sign('opening settings', JSON.stringify(settings ?? null)).toString('base64url')
  const { authorizeNet: card, payPal } = site
  const against = {
    mail: markOf(mail.settings),
    cards: markOf([card?.loginId, card?.transactionKey, card?.apiUrl, card?.formUrl]),
    paypal: markOf([payPal?.clientId, payPal?.secret, payPal?.apiUrl]),
    texts: TERMS_VERSION,
  }
  const missing = {
    mail: mail.settings ? [] : ['SMTP_URL'],
    cards: card ? [] : ['AUTHORIZENET_LOGIN_ID', 'AUTHORIZENET_TRANSACTION_KEY'],
    paypal: payPal ? [] : ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
    texts: [],
  }
  const houseStanding = async (db: Db) => {
    const house = await findHouse(db)
    if (!('made_at' in house)) return { state: 'untried' as const }
    return { state: 'done' as const, by: house.by, at: house.made_at }
  }
  const readersStanding = async (db: Db) => {
    const count = await store.countReaders(db)
    return { state: count > 0 ? ('done' as const) : ('untried' as const), count }
  }

  const present = async (db: Db) => {
    const opened = await store.findOpened(db)
    const checks = await store.listChecks(db)
    const tried = (step: store.Tried) =>
      standingOf(
        checks.find((one) => one.step === step),
        against[step],
        missing[step],
      )
    const steps = [
      { step: 'house' as const, ...(await houseStanding(db)) },
      { step: 'mail' as const, ...tried('mail') },
      { step: 'cards' as const, ...tried('cards') },
      // Nobody is offered PayPal where it is not set up, so a site without it may open.
      ...(payPal ? [{ step: 'paypal' as const, ...tried('paypal') }] : []),
      { step: 'prices' as const, ...pricesStanding(await listPackages(db)) },
      { step: 'texts' as const, ...tried('texts') },
      { step: 'readers' as const, ...(await readersStanding(db)) },
    ]
    return {
      is_open: opened !== undefined || site.demo,
      ...(opened !== undefined && { opened_at: iso(opened) }),
      steps: steps.map(({ at, ...one }: Standing) => ({ ...one, ...(at !== undefined && { at: iso(at) }) })),
    }
  }
  return { against, missing, present }
}
