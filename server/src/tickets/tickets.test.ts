import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { tickets } from '@evenlight/contract/tickets'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { tab } from '../../test/sockets.ts'
import { linesMax } from './rules.ts'

const house = await openHouse()
let [ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
beforeEach(async () => {
  ;[ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
})

const ask = async (person: TestPerson, subject = 'A receipt', more: object = {}) => {
  await house.clock.advance(1000)
  const body = { topic: 'payment' as const, subject, body: 'Where is it?\r\nThank you.', ...more }
  return (await person.call(tickets.ask, { body })).data
}
const answer = async (id: string, close = false, body = 'In your wallet.') => {
  await house.clock.advance(1000)
  return desk.call(tickets.answer, { body: { ticket_id: id, body, close } })
}
const add = async (person: TestPerson, id: string, more: object = {}) => {
  await house.clock.advance(1000)
  return person.call(tickets.add, { body: { ticket_id: id, body: 'Not there.', ...more } })
}
const one = (person: TestPerson, id: string) => person.call(tickets.one, { params: { id } })
const subjects = async (person: TestPerson) => (await person.call(tickets.sent)).data.map(({ subject }) => subject)

describe('a question', () => {
  test('is asked, answered and asked on', async () => {
    const { id, lines } = await ask(ida)
    expect(lines).toMatchObject([{ from: 'member', body: 'Where is it?\nThank you.' }])
    expect((await answer(id)).data).toMatchObject({ state: 'answered', lines: [{}, { from: 'desk' }] })
    expect((await add(ida, id)).data).toMatchObject({ state: 'open', lines: [{}, {}, { from: 'member' }] })
    expect((await answer(id, true)).data.state).toBe('closed')
    expect((await add(ida, id)).data.state).toBe('open')
    expect((await one(ida, id)).data.lines.map(({ from }) => from)).toEqual([
      'member',
      'desk',
      'member',
      'desk',
      'member',
    ])
  })

  test('is closed by its member, once, and opens again with what they add', async () => {
    const { id } = await ask(ida)
    const close = (person: TestPerson) => person.call(tickets.close, { body: { ticket_id: id } })
    for (const stranger of [mara, desk]) expect((await close(stranger)).problem.code).toBe('not_found')
    await house.clock.advance(1000)
    const { data } = await close(ida)
    expect(data.state).toBe('closed')
    expect(data.changed_at > data.asked_at).toBe(true)
    await house.clock.advance(1000)
    expect((await close(ida)).data.changed_at).toBe(data.changed_at)
    const open = (await desk.call(tickets.index, { query: { state: 'open' } })).data
    expect(open.map((ticket) => ticket.id)).not.toContain(id)
    expect((await add(ida, id)).data.state).toBe('open')
  })

  test('is between its member and the admins', async () => {
    const { id } = await ask(ida)
    expect((await one(desk, id)).data.member).toEqual({ id: ida.id, username: ida.username, type: 'CLIENT' })
    for (const stranger of [mara, await client(house)]) {
      expect((await one(stranger, id)).problem.code).toBe('not_found')
      expect((await add(stranger, id)).problem.code).toBe('not_found')
      expect(await subjects(stranger)).toEqual([])
      expect((await stranger.call(tickets.index)).problem.code).toBe('wrong_role')
    }
    expect((await add(desk, id)).problem.code).toBe('not_found')
  })

  test('may bring a picture of the one who asks, and nobody else sees its address', async () => {
    const picture = new Blob([new Uint8Array((await good()).png)])
    const { name } = (await mara.call(uploads.media, { file: picture })).data
    const body = { topic: 'technical' as const, subject: 'See here', body: 'It looks so.', image: name }
    expect((await ida.call(tickets.ask, { body })).problem.code).toBe('not_found')
    expect(await subjects(ida)).toEqual([])
    const { data } = await mara.call(tickets.ask, { body })
    expect(data.lines[0]!.image).toMatchObject({ width: 40, height: 30 })
    expect((await house.app.inject({ url: data.lines[0]!.image!.original_url })).statusCode).toBe(200)
  })

  test('holds no card number', async () => {
    const body = { topic: 'payment' as const, subject: 'My card', body: 'It is 4111 1111 1111 1111.' }
    expect((await ida.call(tickets.ask, { body })).problem.code).toBe('card_data_refused')
    const { id } = await ask(ida)
    expect((await add(ida, id, { body: '4111111111111111' })).problem.code).toBe('card_data_refused')
  })

  test('is asked once for one key, and every answer stands once', async () => {
    const body = { topic: 'other' as const, subject: 'Once', body: 'x' }
    const twice = await Promise.all([1, 2].map(() => ida.call(tickets.ask, { body, key: 'the-same-key' })))
    expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1)
    const { id } = twice[0]!.data
    await Promise.all([answer(id), answer(id, true), add(ida, id), add(ida, id)])
    const { rows } = await house.database.pool.query<{ number: number }>(
      'select number from ticket_line where ticket_id = $1 order by number',
      [id],
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  test('ends where it has become too long', async () => {
    const { id } = await ask(ida)
    await house.database.pool.query('update ticket set lines = $2 where id = $1', [id, linesMax])
    expect((await add(ida, id)).problem.code).toBe('limit_reached')
    expect((await answer(id)).problem.code).toBe('limit_reached')
  })
})

describe('an answer', () => {
  test('is told to the one who asked, with a link and without its words', async () => {
    const { id } = await ask(ida)
    await answer(id)
    const [notice] = (await ida.call(notices.unread)).data
    expect(notice).toMatchObject({ event: 'ticket_answered', body: 'A receipt', link: `/admin-user/help/${id}` })
    const [mail] = await house.mails(ida.email)
    expect(mail!.body).toContain(`/admin-user/help/${id}`)
    expect(JSON.stringify([notice, mail])).not.toContain('In your wallet')
  })

  test('is seen live by its member and the admins alone', async () => {
    const tabs = { ida: await tab(house, ida), mara: await tab(house, mara), desk: await tab(house, desk) }
    const { id } = await ask(ida)
    await answer(id)
    await Promise.all(Object.values(tabs).map((each) => each.say('chat:typing', { chat_id: 'cht_nothing_here' })))
    const states = (each: (typeof tabs)['ida']) => each.heard<{ state: string }>('ticket:changed').map((x) => x.state)
    expect([states(tabs.ida), states(tabs.mara), states(tabs.desk)]).toEqual([
      ['open', 'answered'],
      [],
      ['open', 'answered'],
    ])
    Object.values(tabs).forEach((each) => each.close())
  })

  test('is written down with who gave it', async () => {
    const { id } = await ask(ida)
    await answer(id, true)
    const { rows } = await house.database.pool.query(
      'select actor_id, action, detail from audit where subject_id = $1',
      [id],
    )
    expect(rows).toEqual([{ actor_id: desk.id, action: 'ticket.answer', detail: { state: 'closed' } }])
  })
})

test("the admins' list begins with what waits longest, and a member's with what changed last", async () => {
  await house.database.pool.query(`update ticket set state = 'closed', turn = 30000000000000`)
  const [one, two, three, four] = [await ask(ida, '1'), await ask(ida, '2'), await ask(ida, '3'), await ask(ida, '4')]
  await answer(one.id)
  await answer(two.id, true)
  await answer(three.id)
  await add(ida, three.id)
  const pages = async (state?: 'open') => {
    const seen: string[] = []
    for (let after: string | null | undefined = ''; typeof after === 'string' && seen.length < 4;) {
      const query = { limit: '2', ...(after ? { after } : {}), ...(state ? { state } : {}) }
      const page: Awaited<ReturnType<typeof desk.call<typeof tickets.index>>> = await desk.call(tickets.index, {
        query,
      })
      seen.push(...page.data.map(({ subject }) => subject))
      after = page.next
    }
    return seen
  }
  expect(await pages()).toEqual(['4', '3', '2', '1'])
  expect(await pages('open')).toEqual(['4', '3'])
  const waiting = (query: object) =>
    house.app
      .inject({
        url: tickets.index.path,
        query: query as Record<string, string>,
        headers: { authorization: `Bearer ${desk.token}` },
      })
      .then((answer) => (answer.json() as { waiting: number }).waiting)
  expect(await Promise.all([{}, { limit: '1' }, { state: 'closed' }].map(waiting))).toEqual([2, 2, 2])
  expect(four.state).toBe('open')
  expect(await subjects(ida)).toEqual(['3', '2', '1', '4'])
})
