import { beforeAll, expect, test } from 'vitest'
import { fillMailbox, mailClient, mailReader } from '../../test/mailbox.ts'
import { openHouse } from '../../test/house.ts'
import { costOf, rowsRead, type Planned } from '../../test/plan.ts'
import { seedReaders } from '../../test/readers.ts'
import { heldStatement, queueStatement } from '../moderation/store.ts'
import { pageAsked, countsStatement, type ListName } from './store.ts'
import { unreadStatement } from './unread.ts'

const house = await openHouse()
const page = 25
/** A message where it is found and again where the page is cut out, and its three names. */
const rowsOfMessage = 5
beforeAll(async () => {
  await seedReaders(house.database, 500)
  await fillMailbox(house.database, { clients: 3000, readers: 40 }, 0, 6000)
  await house.database.pool.query('analyze')
})
const ofPage = (list: ListName, personId: string, place?: [number, string]) => {
  const { statement, values } = pageAsked(list, { personId, place, most: page })
  return rowsRead(house, statement, values)
}

test.each([undefined, [Date.UTC(2026, 0, 2, 2), ''] as [number, string]])(
  'a page of a reader’s inbox from %s on is a page of rows',
  async (place) => {
    const rows = await ofPage('inbox', mailReader(1), place)
    expect(rows).toBeGreaterThan(page)
    expect(rows).toBeLessThanOrEqual(rowsOfMessage * page)
  },
)

// What is held or was returned lies between what was sent on, two of a hundred.
test.each(['outbox', 'sent', 'everySent'] as const)('a page of the %s too', async (list) => {
  expect(await ofPage(list, mailClient(7))).toBeLessThanOrEqual(rowsOfMessage * page + 3)
})

const plans: Planned[] = ['for any values', 'at the seventh run']
test.each(plans)('a search reads one person’s messages and no others, by the plan %s', async (planned) => {
  const own = 6000 / 40
  const { statement, values } = pageAsked('inbox', {
    personId: mailReader(1),
    q: 'nobody’s words',
    place: undefined,
    most: page,
  })
  const { rows } = await costOf(house, statement, values, planned)
  expect(rows).toBeGreaterThanOrEqual(own - 5)
  expect(rows).toBeLessThanOrEqual(2 * own)
})

test('a page of the queue too, and a message is one', async () => {
  const rows = await rowsRead(house, queueStatement, {
    afterCare: true,
    afterMs: -Infinity,
    afterId: '',
    most: page,
  })
  expect(rows).toBeGreaterThan(page)
  expect(rows).toBeLessThanOrEqual(rowsOfMessage * page)
  expect(await rowsRead(house, heldStatement, { id: 'msg_nobodys' })).toBeLessThanOrEqual(rowsOfMessage)
})

test('what a folder says of itself is a bounded number of rows', async () => {
  expect(await rowsRead(house, unreadStatement, { personId: mailReader(1) })).toBeLessThanOrEqual(100)
  expect(await rowsRead(house, countsStatement, { personId: mailReader(1) })).toBeLessThanOrEqual(100 + 200 + 55)
})
