import { dayMs } from '@evenlight/core/wall-clock'
import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import * as store from './card-store.ts'
import type { CardGateway, Token } from './gateway.ts'
import { cardsMost, formMs, hasRunOut } from './rules.ts'
import type { Settling } from './settle.ts'
import { countComing } from './wish-store.ts'

/** The handle of a client's cards, null before there was any. */
export const findCustomer = async (db: Db, clientId: string) => (await store.findHandle(db, clientId)) ?? null

/** A client's cards as they are shown to them. */
export const listCards = async (db: Db, clientId: string, now: number) => ({
  cards: (await store.list(db, clientId)).map((card) => ({ ...card, run_out: hasRunOut(card.expires, now) })),
  coming: await countComing(db, clientId),
})
/** Refuses where one more card would be too many. */
export const checkRoom = async (db: Db, clientId: string) => {
  if ((await store.count(db, clientId)) >= cardsMost)
    throw refuse('limit_reached', { detail: ['cards_full', { max: cardsMost }] })
}
/** Refuses a card that is not this client's, was removed or has run out. */
export const checkCard = async (tx: Tx, id: string, clientId: string, now: number) => {
  const card = await store.find(tx, id, clientId)
  if (!card) throw refuse('not_found')
  if (hasRunOut(card.expires, now)) throw refuse('wrong_state', { detail: 'card_run_out' })
}

/** The cards that the provider keeps for clients: it keeps them, we name them. */
export const makeCards = ({ database, clock }: Parts, { unheard }: Settling) => {
  const heard = <T>(asked: Promise<T>) =>
    asked.catch((error: unknown) => {
      unheard(error)
      throw refuse('busy', { detail: 'card_company_silent' })
    })

  const customerOf = async (gateway: CardGateway, clientId: string, lookAt: number) => {
    const customerId = await gateway.addCustomer(clientId)
    await database.transaction((tx) => store.setCustomer(tx, { clientId, id: newId('cus'), customerId, lookAt }))
    return customerId
  }
  /** Compares what the provider keeps with what is here: what it has and we don't comes, what it lost goes. */
  const compare = async (gateway: CardGateway, clientId: string, customerId: string) => {
    const before = clock.now()
    const kept = await gateway.listCards(customerId)
    const profiles = kept.map(({ profile_id }) => profile_id)
    await database.transaction(async (tx) => {
      for (const card of kept) await store.put(tx, newId('crd'), clientId, card, before)
      await store.dropMissing(tx, { clientId, kept: profiles, before })
      await store.setLook(tx, clientId, before + dayMs)
    })
  }

  /** Has the provider keep the card of a token, or opens its form for one. What it may have done unheard is looked for soon. */
  const add = async (gateway: CardGateway, clientId: string, token: Token | undefined, now: number) => {
    await checkRoom(database.db, clientId)
    const customerId = await heard(customerOf(gateway, clientId, now + (token ? 0 : formMs)))
    if (!token) return gateway.openCardForm && heard(gateway.openCardForm(customerId))
    if ((await heard(gateway.storeCard(customerId, token, now))) === 'declined')
      throw refuse('payment_declined', { detail: 'card_refused' })
    await heard(compare(gateway, clientId, customerId))
    return undefined
  }
  /** Looks what the provider keeps for a client by now. */
  const look = (gateway: CardGateway, clientId: string) =>
    heard(customerOf(gateway, clientId, clock.now()).then((customerId) => compare(gateway, clientId, customerId)))

  return { add, look, compare, customerOf }
}
export type Cards = ReturnType<typeof makeCards>
