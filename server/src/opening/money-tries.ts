import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import type { opening as area } from '@evenlight/contract/opening'
import type { Actor, Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { CardTrial, Trial } from '../payments/public.ts'
import { newReference, type Noting } from './noting.ts'
import * as store from './store.ts'

const cardFaults = {
  silent: 'cards_silent',
  declined: 'cards_declined',
  absent: 'cards_absent',
  review: 'cards_review',
  held: 'cards_held',
} as const satisfies Record<Exclude<CardTrial, 'freed'>, string>

/** Those who take money are asked for real, and take none. */
export const moneyTries = ({ database }: Parts, trial: Trial, { standing, note, checkSettings }: Noting) => {
  const languageOf = async ({ id }: Actor) => languageFor((await store.findAddressee(database.db, id)).locale)
  return {
    tryCard: async ({ actor, now }) => {
      checkSettings('cards')
      const reference = newReference()
      await database.transaction((tx) => store.begin(tx, { step: 'cards', reference, hash: null, byId: actor.id, now }))
      const form = await trial.openForm(reference, now, 'Evenlight', await languageOf(actor))
      if (!form)
        await database.transaction((tx) =>
          note(tx, { step: 'cards', fault: 'cards_silent', detail: '', byId: actor.id, now }),
        )
      return { ...(await standing.present(database.db)), ...(form && { form }) }
    },
    freeCard: async ({ db, actor, now }) => {
      checkSettings('cards')
      const begun = await store.findBegun(db, 'cards')
      if (!begun) throw refuse('wrong_state')
      const became = await trial.freeCard(begun.reference, begun.begun_at, now)
      const fault = became === 'freed' ? null : cardFaults[became]
      await database.transaction(async (tx) => {
        await note(tx, { step: 'cards', fault, detail: '', byId: actor.id, now })
        if (became === 'freed') await store.end(tx, 'cards')
      })
      return standing.present(database.db)
    },
    tryPayPal: async ({ actor, now }) => {
      checkSettings('paypal')
      const works = await trial.tryPayPal(newReference(), now, 'Evenlight', await languageOf(actor))
      const fault = works ? null : 'paypal_silent'
      await database.transaction((tx) => note(tx, { step: 'paypal', fault, detail: '', byId: actor.id, now }))
      return standing.present(database.db)
    },
  } satisfies Pick<Handlers<typeof area>, 'tryCard' | 'freeCard' | 'tryPayPal'>
}
