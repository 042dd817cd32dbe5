import { orders } from '@evenlight/contract/orders'
import type { House } from './house.ts'
import { client, signIn, type TestPerson } from './people.ts'
import { onlineReader } from './readings.ts'

const card = (value: string) =>
  ({ by: 'card', opaque_data: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value } }) as const
const prices = [2995, 3995, 4995, 5995, 6995]

/** The same person, signed in anew for each call, however late it is. */
const anew = (house: House, who: TestPerson, role: 'CLIENT' | 'READER'): TestPerson => ({
  ...who,
  call: async (route, args) => house.call(route, args, (await signIn(house, { id: who.id, role })).access),
})

/** Two of whom one orders e-mail readings of the other. */
export const openOrders = async (house: House, given: Parameters<typeof client>[1] = {}) => {
  const ida = anew(house, await client(house, given), 'CLIENT')
  const mara = anew(house, await onlineReader(house), 'READER')
  await mara.call(orders.offer, { body: { is_on: true } })
  const ask = (questions = ['Will it rain?'], more: object = {}, key?: string) =>
    ida.call(orders.order, {
      body: {
        reader_id: mara.id,
        questions,
        price_cents: prices[questions.length - 1]!,
        payment: card('approved'),
        ...more,
      } as never,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const order = async (questions?: string[]) => (await ask(questions)).data.order_id
  const answer = (order_id: string, body: object) => mara.call(orders.answer, { body: { order_id, ...body } as never })
  const deliver = (order_id: string, answers = ['By Thursday.']) => answer(order_id, { action: 'deliver', answers })
  const see = async (who: TestPerson, id: string) => (await who.call(orders.one, { params: { id } })).data
  const list = async (who: TestPerson, state?: 'open' | 'past') =>
    (await who.call(orders.index, { query: state ? { state } : {} })).data
  const follow = () => house.features.orders.sweeps[0]!.work()
  return { ida, mara, ask, order, answer, deliver, see, list, follow, card }
}
