import type { Parts } from '../kernel/parts.ts'
import { Unheard } from './authorizenet-wire.ts'
import * as store from './card-store.ts'
import type { Cards } from './cards.ts'
import type { CardGateway, Known, Stored } from './gateway.ts'
import type { Settling } from './settle.ts'
import { find } from './store.ts'
import * as wishes from './wish-store.ts'

const openMost = 100
const laterMs = 10 * 60_000
// Longer than the provider's answers may take together: who took a wish up and is not heard of by then is dead.
const leaseMs = 5 * 60_000
const againMs = 5000
const triesMost = 10

/** What is promised about cards and done beside requests: keeping, forgetting, and comparing both lists. */
export const makeKeeping = (
  { database, clock }: Parts,
  { gateways: { card: gateway }, unheard }: Settling,
  cards: Cards,
) => {
  /** Has the provider forget a removed card. Throws where it is silent; what it refuses is asked again later. */
  const forget = async (through: CardGateway, { id, ...card }: Stored & { id: string }) => {
    const isGone = await through.deleteCard(card).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Unheard)) throw error
        unheard(error)
        return false
      },
    )
    const now = clock.now()
    await database.transaction((tx) =>
      isGone ? store.setForgotten(tx, id, now) : store.putOffForgetting(tx, id, now + laterMs),
    )
    return 'heard' as const
  }

  /** A card that was removed just before is forgotten first: the provider would take it for the one to keep. */
  const storePaid = async (through: CardGateway, paymentId: string, clientId: string) => {
    const customerId = await cards.customerOf(through, clientId, clock.now())
    for (const card of await store.listToForgetOf(database.db, clientId)) await forget(through, card)
    await through.storeCard(customerId, (await find(database.db, paymentId)) as Known, clock.now())
    await cards.compare(through, clientId, customerId)
    return 'done' as const
  }
  const keep = async (through: CardGateway, paymentId: string, now: number) => {
    const wish = await database.transaction((tx) => wishes.take(tx, paymentId, now, now + leaseMs))
    if (!wish) return
    const answer =
      wish.state === 'captured' ? await storePaid(through, paymentId, wish.client_id).catch(unheard) : 'done'
    const isOver = answer === 'done' || wish.tries >= triesMost
    const soon = now + againMs * 2 ** (wish.tries - 1)
    await database.transaction((tx) =>
      isOver ? wishes.setDone(tx, paymentId, now) : wishes.putOff(tx, paymentId, soon),
    )
  }

  /** Keeps the cards that were paid with and are to be kept, and forgets those that were removed. */
  const settleCards = async () => {
    const now = clock.now()
    if (!gateway) return
    for (const { payment_id } of await wishes.listDue(database.db, now, openMost)) await keep(gateway, payment_id, now)
    for (const card of await store.listToForget(database.db, now, openMost))
      if ((await forget(gateway, card).catch(unheard)) !== 'heard') return
  }
  /** Compares the cards of those whose turn it is with what the provider keeps. */
  const compareDue = async () => {
    const now = clock.now()
    for (const { client_id, customer_id } of gateway ? await store.listToLook(database.db, now, openMost) : [])
      await cards.compare(gateway!, client_id, customer_id).catch((error: unknown) => {
        unheard(error)
        return database.transaction((tx) => store.setLook(tx, client_id, clock.now() + laterMs))
      })
  }

  return { settleCards, compareDue }
}
