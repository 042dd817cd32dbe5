import type { Args } from '@evenlight/contract/client'
import { notices } from '@evenlight/contract/notices'
import { paging } from '@evenlight/contract/paging'
import { change, markConnected } from '../src/readers/presence.ts'
import { asNow, bookable, quarterAhead } from './appointments.ts'
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

/** What people do about pages, however long they have been signed in. */
export const pagingIn = (house: House) => {
  const as = (who: TestPerson) => asNow(house, who, who.username.startsWith('client') ? 'CLIENT' : 'READER')
  /** This client pages these readers: for now, unless it says otherwise. */
  const page = async (ida: TestPerson, readers: TestPerson[], more: Partial<Body> = {}) => {
    const call = await as(ida)
    return call(paging.page, { body: { reader_ids: readers.map(({ id }) => id), when: 'now', ...more } })
  }
  const pagesOf = async (who: TestPerson, heap: 'open' | 'past' = 'open') => {
    const call = await as(who)
    return (await call(paging.index, { query: { heap } })).data
  }
  return {
    page,
    /** The id of such a page to one reader. */
    pageId: async (...given: Parameters<typeof page>) => (await page(...given)).data[0]!.id,
    answer: async (who: TestPerson, page_id: string, said: 'coming' | 'at' | 'cannot', at?: string) => {
      const call = await as(who)
      return call(paging.answer, { body: { page_id, answer: said, ...(at && { at }) } })
    },
    pagesOf,
    stateOf: async (who: TestPerson, id: string) =>
      [...(await pagesOf(who)), ...(await pagesOf(who, 'past'))].find((one) => one.id === id)?.state,
    /** Titles of what somebody was told, the newest first. */
    told: async (who: TestPerson) => {
      const call = await as(who)
      return (await call(notices.board)).data.map(({ title }) => title)
    },
    /** Two times that can be proposed: so many hours ahead. */
    timesIn: (first = 26, second = 50) => [quarterAhead(house, first * hourMs), quarterAhead(house, second * hourMs)],
    /** The reader comes, and is available. */
    comes: ({ id }: TestPerson) =>
      house.database.transaction(async (tx) => {
        await markConnected(tx, id, 'test', house.clock.now())
        await change(tx, id, { availability: 'available' }, house.clock.now())
      }),
  }
}
