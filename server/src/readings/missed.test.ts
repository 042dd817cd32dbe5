import { expect, test, vi } from 'vitest'
import { ringMs } from '@evenlight/core/meter/times'
import { bans } from '@evenlight/contract/bans'
import { notices } from '@evenlight/contract/notices'
import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader, started } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

const house = await openHouse()
const newPair = async () => ({ client: await client(house, { free_seconds: 6000 }), reader: await onlineReader(house) })
type Pair = Awaited<ReturnType<typeof newPair>>

const ask = async (people: Pair, question?: string) => {
  const body = { reader_id: people.reader.id, channel: 'chat' as const, question }
  const { data, problem } = await people.client.call(readings.request, { body })
  expect(problem).toBeUndefined()
  return data.id
}
const act = (who: TestPerson, id: string, action: 'accept' | 'decline' | 'withdraw') =>
  who.call(readings.update, { body: { chat_id: id, action } })
const ringOut = async () => {
  await house.clock.advance(ringMs)
  await house.features.readings.live.overdue()
}
const listed = async (who: TestPerson) => (await who.call(readings.missed)).data
const dismiss = (who: TestPerson, ids: string[]) => who.call(readings.dismiss, { body: { chat_ids: ids } })

test('a request that nobody answers lies on the desk, with who asked, when and what, until it is put away', async () => {
  const people = await newPair()
  expect(await listed(people.reader)).toEqual([])
  const askedAt = new Date(house.clock.now()).toISOString()
  const id = await ask(people, 'Shall I keep the boat?')
  expect(await listed(people.reader)).toEqual([])
  await ringOut()
  await house.clock.advance(9 * 60_000)
  expect(await listed(people.reader)).toEqual([
    {
      id,
      client: { id: people.client.id, username: people.client.username },
      state: 'missed',
      requested_at: askedAt,
      question: 'Shall I keep the boat?',
      returning: false,
      may_write: false,
    },
  ])
  const other = await tab(house, people.reader)
  expect((await dismiss(people.reader, [id])).data).toEqual({ chat_ids: [id] })
  await vi.waitFor(() => expect(other.heard('chat:dismissed')).toEqual([{ chat_ids: [id] }]))
  other.close()
  expect(await listed(people.reader)).toEqual([])
  expect((await dismiss(people.reader, [id])).status).toBe(200)
})

test('whoever gave up before an answer was missed as well; whoever was answered was not', async () => {
  const people = await newPair()
  const given = await ask(people)
  await act(people.client, given, 'withdraw')
  await act(people.reader, await ask(people), 'decline')
  const accepted = await ask(people)
  await act(people.reader, accepted, 'accept')
  await act(people.client, accepted, 'withdraw')
  expect((await listed(people.reader)).map(({ id, state }) => [id, state])).toEqual([[given, 'withdrawn']])
})

test('nobody else puts it away, and what was never missed cannot be', async () => {
  const [people, others] = [await newPair(), await newPair()]
  const id = await ask(people)
  await ringOut()
  const declined = await ask(people)
  await act(people.reader, declined, 'decline')
  expect((await dismiss(others.reader, [id])).problem.code).toBe('not_found')
  expect((await dismiss(people.client, [id])).problem.code).toBe('wrong_role')
  expect((await dismiss(people.reader, [id, declined])).problem.code).toBe('not_found')
  expect((await listed(people.reader)).map((one) => one.id)).toEqual([id])
})

test('it says whether the reader may write to whom they missed, and is gone once one refuses the other', async () => {
  const people = await newPair()
  const { id, close } = await started(house, people)
  await people.client.call(readings.end, { body: { chat_id: id } })
  close()
  await ask(people)
  await ringOut()
  expect(await listed(people.reader)).toMatchObject([{ returning: true, may_write: true }])
  await people.client.call(bans.ban, { body: { reader_id: people.reader.id, reason: 'No.' } })
  expect(await listed(people.reader)).toEqual([])
})

test('many come in pages, the newest first', async () => {
  const people = await newPair()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    ids.unshift(await ask(people))
    await act(people.client, ids[0]!, 'withdraw')
    await house.clock.advance(1000)
  }
  const first = await people.reader.call(readings.missed, { query: { limit: '2' } })
  const rest = await people.reader.call(readings.missed, { query: { limit: '2', after: first.next! } })
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids)
  expect(rest.next).toBeNull()
})

const choose = (who: TestPerson, availability: 'available' | 'away') =>
  who.call(readerPage.saveDesk, { body: { availability } })
const deskOf = async (who: TestPerson) => (await who.call(readerPage.desk)).data
const toldAway = async (who: TestPerson) =>
  (await who.call(notices.board)).data.filter(({ event }) => event === 'requests_missed')

test('two requests in a row that rang out make the reader away, who is told once, until they choose again', async () => {
  const people = await newPair()
  const looking = await tab(house, people.reader)
  await ask(people)
  await ringOut()
  expect(await deskOf(people.reader)).toMatchObject({ availability: 'available', away_by_missed: false })
  expect(await toldAway(people.reader)).toEqual([])
  await ask(people)
  await ringOut()
  expect(await deskOf(people.reader)).toMatchObject({
    availability: 'away',
    away_by_missed: true,
    settings: { availability: 'away' },
  })
  const away = { reader_id: people.reader.id, availability: 'away' }
  await vi.waitFor(() => expect(looking.heard('reader:availability').at(-1)).toEqual(away))
  looking.close()
  expect((await house.call(readers.profile, { params: { id: people.reader.id } })).data.availability).toBe('away')
  expect(await toldAway(people.reader)).toMatchObject([
    { title: '2 requests in a row rang out, so you are on Away', link: '/admin-user/desk', unread: true },
  ])
  const body = { reader_id: people.reader.id, channel: 'chat' as const }
  expect((await people.client.call(readings.request, { body })).problem.code).toBe('reader_unavailable')
  expect((await choose(people.reader, 'available')).data).toMatchObject({
    availability: 'available',
    away_by_missed: false,
  })
  await ask(people)
  await ringOut()
  expect((await deskOf(people.reader)).availability).toBe('available')
  expect(await toldAway(people.reader)).toHaveLength(1)
})

test('an answer in between begins the count anew; one taken back in time says nothing of the reader', async () => {
  const { reader } = await newPair()
  // One client may not ring one reader so often.
  const asked = async () => {
    const people = { client: await client(house, { free_seconds: 6000 }), reader }
    return { ...people, id: await ask(people) }
  }
  const missOne = async () => {
    await asked()
    await ringOut()
  }
  await missOne()
  await act(reader, (await asked()).id, 'decline')
  await missOne()
  expect((await deskOf(reader)).availability).toBe('available')
  const given = await asked()
  await act(given.client, given.id, 'withdraw')
  expect((await deskOf(reader)).availability).toBe('available')
  await missOne()
  expect((await deskOf(reader)).away_by_missed).toBe(true)
})

test('who chose Away while it rang is away by that, and nobody tells them', async () => {
  const people = await newPair()
  await ask(people)
  await ringOut()
  await ask(people)
  await choose(people.reader, 'away')
  await ringOut()
  expect(await deskOf(people.reader)).toMatchObject({ availability: 'away', away_by_missed: false })
  expect(await toldAway(people.reader)).toEqual([])
})
