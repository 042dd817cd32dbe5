import { paging } from '@evenlight/contract/paging'
import type { Args } from '@evenlight/contract/client'
import { notices } from '@evenlight/contract/notices'
import { change, markConnected } from '../src/readers/presence.ts'
import { bookable, quarterAhead } from './appointments.ts'
import type { House } from './house.ts'
import type { TestPerson } from './people.ts'

type Body = Args<typeof paging.page>['body']
const hourMs = 3_600_000

/** A client in Madrid and readers in New York who are not here. */
export const apart = async (house: House) => {
  const { ida, mara } = await bookable(house)
  const { mara: noor } = await bookable(house)
  return { ida, mara, noor }
}
/** This client pages these readers: for now, unless it says otherwise. */
export const page = (ida: TestPerson, readers: TestPerson[], more: Partial<Body> = {}) =>
  ida.call(paging.page, { body: { reader_ids: readers.map(({ id }) => id), when: 'now', ...more } })
/** The id of such a page to one reader. */
export const pageId = async (...given: Parameters<typeof page>) => (await page(...given)).data[0]!.id
export const answer = (who: TestPerson, page_id: string, said: 'coming' | 'at' | 'cannot', at?: string) =>
  who.call(paging.answer, { body: { page_id, answer: said, ...(at && { at }) } })

export const pagesOf = async (who: TestPerson, heap: 'open' | 'past' = 'open') =>
  (await who.call(paging.index, { query: { heap } })).data
export const stateOf = async (who: TestPerson, id: string) =>
  [...(await pagesOf(who)), ...(await pagesOf(who, 'past'))].find((one) => one.id === id)?.state

/** Titles of what somebody was told, the newest first. */
export const told = async (who: TestPerson) => (await who.call(notices.board)).data.map(({ title }) => title)
/** Two times that can be proposed: so many hours ahead. */
export const timesIn = (house: House, first = 26, second = 50) => [
  quarterAhead(house, first * hourMs),
  quarterAhead(house, second * hourMs),
]
/** The reader comes, and is available. */
export const comes = (house: House, { id }: TestPerson) =>
  house.database.transaction(async (tx) => {
    await markConnected(tx, id, 'test', house.clock.now())
    await change(tx, id, { availability: 'available' }, house.clock.now())
  })
