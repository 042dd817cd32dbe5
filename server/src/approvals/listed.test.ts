import { areas } from '@evenlight/contract/areas'
import { ApprovalAct } from '@evenlight/contract/approvals'
import type { Route } from '@evenlight/contract/route'
import { toJSONSchema } from 'zod/mini'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const house = await openHouse()
const held = Object.entries(house.features).flatMap(([area, feature]) =>
  Object.entries(('approvals' in feature ? feature.approvals : {}) as Record<string, { act: string }>).map(
    ([call, { act }]) => ({
      name: `${area}.${call}`,
      act,
      route: (areas as Record<string, Record<string, Route>>)[area]![call]!,
    }),
  ),
)

/** What asks for the second factor and for no second approver, and why. */
const alone: Record<string, string> = {
  'accounts.trust': 'lets somebody pay without review: what they pay comes in',
  'accounts.close': 'moves nothing: who goes, and not what goes',
  'accounts.rate': 'what readings earn from now on; it goes out in a batch, which asks',
  'accounts.setAdminRole': 'moves nothing, and whoever has a new role is a person of their own',
  'earnings.act': 'what is due stays in the books until a batch takes it, which asks',
  'fullbans.ban': 'puts somebody out, which must not wait; what they have not used goes back to the card it came from',
  'giveback.setRule': 'holds from the next Sunday on, and at most half of what was used',
  'house.change': 'what readings and orders begun later earn, and the caps of gifts, each of which asks',
  'opening.open': 'moves nothing: lets visitors in',
  'orders.setShare': 'what orders earn from now on; it goes out in a batch, which asks',
  'payments.endDispute': 'says how the bank has decided; the money moved there',
  'payments.paidByHand': 'says that was paid what was decided on before',
  'prices.savePackage': 'what is offered; what is paid comes in',
  'prices.setTax': 'what a price includes; nothing goes out',
  'readings.intervene': 'ends a reading; what it cost is settled by the clock',
  'shorts.decide': 'gives back less than four minutes, which go back by themselves where nobody says anything',
}

test('whatever asks for the second factor asks for a second approver over a limit, or moves nothing out', () => {
  const proving = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries<Route>(calls).flatMap(([name, { proof }]) => (proof ? [`${area}.${name}`] : [])),
  )
  const approving = held.map(({ name }) => name)
  expect([...approving, ...Object.keys(alone), 'approvals.decide'].toSorted()).toEqual(proving.toSorted())
  expect(approving.toSorted()).toEqual([
    'approvals.setLimit',
    'claims.answer',
    'claims.timeBack',
    'claims.timeRefund',
    'gifts.giveFree',
    'gifts.givePaid',
    'payments.decide',
    'payments.refund',
    'payouts.act',
  ])
})

test('each is an act of its own, takes a key, and keeps no secret while it waits', () => {
  expect(held.map(({ act }) => act).toSorted()).toEqual(ApprovalAct.options.toSorted())
  for (const { name, route } of held) {
    expect(route.idempotent, name).toBe(true)
    expect(route.upload ?? route.multipart, name).toBeUndefined()
  }
  // Of a batch it is sending and settling that ask for a password, which are not held.
  const secret = held.filter(({ route }) =>
    /password|totp|token/.test(
      JSON.stringify(toJSONSchema(route.body as never, { unrepresentable: 'any', io: 'input' })),
    ),
  )
  expect(secret.map(({ name }) => name)).toEqual(['payouts.act'])
})
