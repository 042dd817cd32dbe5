import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { readings } from '@evenlight/contract/readings'
import { waiting } from '@evenlight/contract/waiting'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { failingOnce } from '../../test/failing.ts'
import { openHouse } from '../../test/house.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader, openReading, type Opened } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { turnLines } from './line.ts'

const house = await openHouse()
const time = { free_seconds: 600 }
let [ida, toma, mara] = [await client(house, time), await client(house, time), await onlineReader(house)]
let open: Opened
beforeEach(async () => {
  ;[ida, toma, mara] = [await client(house, time), await client(house, time), await onlineReader(house)]
  open = await openReading(house, { client: await client(house, time), reader: mara })
})

const act = (who: TestPerson, action: 'join' | 'leave', reader = mara) =>
  who.call(waiting.place, { body: { reader_id: reader.id, action } })
const placeOf = async (who: TestPerson) => (await who.call(waiting.mine)).data.places[0]
const line = async () => (await mara.call(waiting.mine)).data.line.map(({ client: { id } }) => id)
const turn = () => house.features.waiting.turn()
/** The reading ends, and Mara is free. */
const freed = async () => {
  await open.people.client.call(readings.end, { body: { chat_id: open.id } })
  open.close()
  await turn()
}
const ask = (who: TestPerson) => who.call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } })
const told = async (who: TestPerson) => (await who.call(notices.board)).data.map(({ title }) => title)

test('whoever came first is called when the reader is free, is kept for, asks, and is out of the line', async () => {
  expect((await act(ida, 'join')).data.places).toMatchObject([{ reader: { id: mara.id }, ahead: 0, minutes: null }])
  await house.clock.advance(1000)
  expect((await act(toma, 'join')).data.places).toMatchObject([{ ahead: 1 }])
  expect(await line()).toEqual([ida.id, toma.id])
  const hears = await tab(house, ida)
  await freed()
  expect(await placeOf(ida)).toMatchObject({
    minutes: 0,
    kept_until: new Date(house.clock.now() + 3 * minuteMs).toISOString(),
  })
  expect(await told(ida)).toEqual([`It is your turn: ${mara.username} is kept for you for 3 minutes`])
  await expect.poll(() => hears.heard('waiting:changed')).toContainEqual({ reader_id: mara.id })
  hears.close()
  for (const who of [toma, await client(house, time)]) {
    const { problem } = await ask(who)
    expect([problem.code, problem.detail]).toEqual(['reader_unavailable', expect.stringContaining('wait in line')])
  }
  expect((await ask(ida)).status).toBe(201)
  expect([await placeOf(ida), await line()]).toEqual([undefined, [toma.id]])
})

test('a turn that nobody takes passes to the next, and both are told', async () => {
  for (const who of [ida, toma]) {
    await act(who, 'join')
    await house.clock.advance(1000)
  }
  await freed()
  await house.clock.advance(3 * minuteMs - 1)
  await turn()
  expect(await line()).toEqual([ida.id, toma.id])
  await house.clock.advance(1)
  await turn()
  expect([await placeOf(ida), await line()]).toEqual([undefined, [toma.id]])
  expect((await told(ida))[0]).toBe(`Your turn with ${mara.username} has passed`)
  expect((await placeOf(toma))?.kept_until).toBeDefined()
  expect((await ask(toma)).status).toBe(201)
})

describe('a place', () => {
  test('is one, however often it is taken, and is given back', async () => {
    for (let n = 0; n < 2; n++) await act(ida, 'join')
    await house.clock.advance(1)
    await Promise.all([act(toma, 'join'), act(toma, 'join')])
    expect(await line()).toEqual([ida.id, toma.id])
    for (let n = 0; n < 2; n++) expect((await act(ida, 'leave')).data.places).toEqual([])
    expect(await line()).toEqual([toma.id])
    expect((await placeOf(toma))?.ahead).toBe(0)
  })

  test('is for a reader who can’t be asked now, and not for one who is free or away', async () => {
    const free = await onlineReader(house)
    expect((await act(ida, 'join', free)).problem.code).toBe('wrong_state')
    expect((await act(ida, 'join', toma)).problem.code).toBe('not_found')
  })

  test('is one of three of a client, also when lines are joined at once', async () => {
    const busy = []
    for (let n = 0; n < 4; n++) {
      const reader = await onlineReader(house)
      busy.push(reader)
      await openReading(house, { client: await client(house, time), reader })
    }
    const answers = await Promise.all(busy.map((reader) => act(ida, 'join', reader)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
  })

  test('is not for somebody whom the reader has refused, and ends when they do', async () => {
    await act(toma, 'join')
    await house.database.pool.query('insert into personal_ban values ($1, $2, $2, $3, now())', [
      toma.id,
      mara.id,
      'Rude.',
    ])
    await freed()
    expect([await line(), await told(toma)]).toEqual([[], [`Your place in line for ${mara.username} has ended`]])
    expect((await act(toma, 'join')).problem.code).toBe('banned')
  })

  test('is good for two hours', async () => {
    await act(ida, 'join')
    await house.clock.advance(2 * hourMs)
    await turn()
    const { rows } = await house.database.pool.query(
      'select end_cause, title_code from waiting_place w, notice n where w.client_id = n.person_id and w.client_id = $1',
      [ida.id],
    )
    expect(rows).toEqual([{ end_cause: 'closed', title_code: 'line_closed' }])
  })

  test('of others is nobody’s to see', async () => {
    await act(ida, 'join')
    expect((await toma.call(waiting.mine)).data).toEqual({ places: [], line: [] })
    expect((await (await onlineReader(house)).call(waiting.mine)).data.line).toEqual([])
  })
})

test('the estimate goes by how long this reader’s readings were', async () => {
  const reader = await onlineReader(house)
  for (let n = 0; n < 5; n++) {
    const past = await openReading(house, { client: await client(house, time), reader })
    await house.clock.advance(2 * minuteMs)
    await past.people.client.call(readings.end, { body: { chat_id: past.id } })
    past.close()
  }
  await openReading(house, { client: await client(house, time), reader })
  await house.clock.advance(minuteMs)
  await act(toma, 'join', reader)
  await house.clock.advance(1)
  await act(ida, 'join', reader)
  expect([(await placeOf(toma))?.minutes, (await placeOf(ida))?.minutes]).toEqual([1, 3])
})

test('a line that can’t be turned holds up none of the others', async () => {
  const robin = await onlineReader(house)
  const other = await openReading(house, { client: await client(house, time), reader: robin })
  await act(ida, 'join')
  await act(toma, 'join', robin)
  for (const one of [open, other]) {
    await one.people.client.call(readings.end, { body: { chat_id: one.id } })
    one.close()
  }
  await expect(turnLines(failingOnce(house.parts))).rejects.toThrow('broken')
  const called = async () => [await placeOf(ida), await placeOf(toma)].filter((one) => one?.kept_until).length
  expect(await called()).toBe(1)
  await turn()
  expect(await called()).toBe(2)
})
