import { approvals } from '@evenlight/contract/approvals'
import type { House } from './house.ts'
import { admin, signIn, type TestPerson } from './people.ts'
import { pair, pass, started } from './readings.ts'
import { readings } from '@evenlight/contract/readings'

/** Somebody of the house signed in anew: time has passed. */
export const anew = async (house: House, who: TestPerson): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role: 'ADMIN' })
  return { ...who, call: (route, args) => house.call(route, args, access) }
}

type Kind = 'refund' | 'payment' | 'payout' | 'time'
/** Sets a lower limit, which holds at once. */
export const limitTo = (desk: TestPerson, kind: Kind, amount: number) =>
  desk.call(approvals.setLimit, { body: { kind, amount, reason: 'Two look at more than that.' } })
export const setLimit = (desk: TestPerson, kind: Kind, amount: number) =>
  desk.call(approvals.setLimit, { body: { kind, amount, reason: 'We have grown.' } })

/** Two who may do everything, and one each who may not. */
export const desks = async (house: House) => ({
  first: await admin(house),
  second: await admin(house, { admin_role: 'money' }),
  moderator: await admin(house, { admin_role: 'moderation' }),
  editor: await admin(house, { admin_role: 'content' }),
})

type Desks = Awaited<ReturnType<typeof desks>>
/** The same, signed in anew. */
export const allAnew = async (house: House, all: Desks): Promise<Desks> => ({
  first: await anew(house, all.first),
  second: await anew(house, all.second),
  moderator: await anew(house, all.moderator),
  editor: await anew(house, all.editor),
})

export const open = async (who: TestPerson) => (await who.call(approvals.list, { query: {} })).data
export const past = async (who: TestPerson) => (await who.call(approvals.list, { query: { heap: 'past' } })).data
export const approve = (who: TestPerson, id: string, key?: string) =>
  who.call(approvals.decide, { params: { id }, body: { action: 'approve' }, ...(key && { key }) })
export const decline = (who: TestPerson, id: string, reason = 'Too much for that.') =>
  who.call(approvals.decide, { params: { id }, body: { action: 'decline', reason } })
export const withdraw = (who: TestPerson, id: string) =>
  who.call(approvals.decide, { params: { id }, body: { action: 'withdraw' } })
/** The request that an act became. */
export const requestOf = ({ problem }: { problem?: { [more: string]: unknown } }) => String(problem?.['approval_id'])

/** A past reading with three minutes on the clock, one of them free. */
export const counted = async (house: House) => {
  const people = await pair(house, { free_seconds: 60, paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Three cards.' }
  await people.reader.call(readings.write, { body })
  await pass(house, reading, 180_000)
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return { id: reading.id, ...people }
}
