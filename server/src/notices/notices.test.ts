import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { noticeEvents, notices } from '@evenlight/contract/notices'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'
import { tellBegun } from './board.ts'
import { activeMax } from './rules.ts'
import { tell } from './public.ts'

const house = await openHouse()

let [ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
beforeEach(async () => {
  await house.database.pool.query(
    'update notice_post set withdrawn_at = starts_at, withdrawn_by = posted_by where withdrawn_at is null',
  )
  ;[ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
})

const stepMs = 60_000
const inSteps = (steps: number) => new Date(house.clock.now() + steps * stepMs).toISOString()
/** What a notice says that told of a message by `name`. */
const from = (name: string) => `A message from ${name}`
const told = async (person: TestPerson, name = 'Mara') => {
  await house.clock.advance(1000)
  await house.database.transaction((tx) =>
    tell(tx, house.parts, {
      personId: person.id,
      event: 'message_delivered',
      title: ['message_delivered', { name }],
      body: 'The words themselves.',
      link: '/admin-user/message',
      now: house.clock.now(),
    }),
  )
}
const post = async (more: object = {}) => {
  await house.clock.advance(1000)
  const body = { audience: 'everybody' as const, title: 'Quiet hours', body: 'Tonight.', ...more }
  return (await desk.call(notices.post, { body })).data
}
const titles = async (person: TestPerson) => (await person.call(notices.board)).data.map(({ title }) => title)
const unread = async (person: TestPerson) => {
  const answer = await house.app.inject({
    url: notices.unread.path,
    headers: { authorization: `Bearer ${person.token}` },
  })
  return answer.json() as { data: { id: string; title: string }[]; unread: number; next: string | null }
}
const idsOf = async (person: TestPerson) => (await unread(person)).data.map(({ id }) => id)
const read = (person: TestPerson, ids: string[]) => person.call(notices.read, { body: { ids } })
const hide = (person: TestPerson, ids: string[], hidden?: boolean) =>
  person.call(notices.hide, { body: { ids, ...(hidden === undefined ? {} : { hidden }) } })

describe('a notice to one person', () => {
  test('is theirs alone, unread until they read it, and counted', async () => {
    await told(ida)
    const [id] = await idsOf(ida)
    expect((await ida.call(notices.one, { params: { id: id! } })).data).toMatchObject({
      event: 'message_delivered',
      title: from('Mara'),
      says: { code: 'message_delivered', values: { name: 'Mara' } },
      body: 'The words themselves.',
      link: '/admin-user/message',
      pinned: false,
    })
    await ida.call(notices.board)
    expect((await unread(ida)).unread).toBe(1)
    expect((await ida.call(accounts.own)).data.unread.notices).toBe(1)
    expect((await mara.call(notices.one, { params: { id: id! } })).problem.code).toBe('not_found')
    for (const mark of [read, hide]) expect((await mark(mara, [id!])).problem.code).toBe('not_found')
    expect((await read(ida, [id!])).data).toEqual({ ids: [id] })
    expect(await unread(ida)).toMatchObject({ data: [], unread: 0 })
    expect((await ida.call(accounts.own)).data.unread.notices).toBe(0)
    expect(await titles(ida)).toEqual([from('Mara')])
  })

  test('goes out of sight and comes back, as unread as it was', async () => {
    await told(ida)
    const ids = await idsOf(ida)
    await hide(ida, ids)
    expect([await titles(ida), (await unread(ida)).unread]).toEqual([[], 0])
    await hide(ida, ids, false)
    expect([(await titles(ida)).length, (await unread(ida)).unread]).toEqual([1, 1])
  })

  test('rings and is mailed as they set it, and stays on their page either way', async () => {
    const set = (site: boolean, mail: boolean) =>
      ida.call(notices.setSettings, { body: { message_delivered: { site, mail } } })
    await told(ida, 'Both')
    await set(false, true)
    await told(ida, 'Mail')
    await set(true, false)
    await told(ida, 'Bell')
    await set(false, false)
    await told(ida, 'Neither')
    expect((await unread(ida)).data.map(({ title }) => title)).toEqual(['Bell', 'Both'].map(from))
    expect((await house.mails(ida.email)).map(({ subject }) => subject).toSorted()).toEqual(['Both', 'Mail'].map(from))
    expect(await titles(ida)).toEqual(['Neither', 'Bell', 'Mail', 'Both'].map(from))
    expect((await ida.call(notices.settings)).data).toEqual({
      ...Object.fromEntries(noticeEvents.map((event) => [event, { site: true, mail: true, push: true }])),
      message_delivered: { site: false, mail: false, push: true },
      board: { site: true, mail: false },
    })
  })

  test('is mailed with its title on one line and its link, never with its words', async () => {
    await told(ida, 'Mara\r\nBcc: mail')
    const [mail] = await house.mails(ida.email)
    expect(mail).toMatchObject({ subject: from('Mara Bcc: mail') })
    expect(mail!.body).toContain('http://localhost:3000/admin-user/message\n')
    expect(mail!.body).not.toContain('themselves')
  })

  test('is mailed and rings in their language; on their page it is a code, whatever they speak', async () => {
    const [eva, nur] = [await client(house, { locale: 'es-AR' }), await client(house, { locale: 'ar' })]
    const ear = await tab(house, nur)
    await told(eva)
    await told(nur)
    const [[spanish], [arabic]] = [await house.mails(eva.email), await house.mails(nur.email)]
    expect(spanish).toMatchObject({ subject: 'Un mensaje de Mara' })
    expect(spanish!.body).toContain('Un mensaje de Mara está en tu bandeja.')
    expect(arabic).toMatchObject({ subject: 'رسالة من Mara' })
    expect(arabic!.body).toContain('رسالة من Mara في صندوقك.')
    await expect.poll(() => ear.heard('notice:new')).toMatchObject([{ title: 'رسالة من Mara' }])
    expect((await nur.call(notices.board)).data[0]).toMatchObject({
      title: from('Mara'),
      says: { code: 'message_delivered', values: { name: 'Mara' } },
    })
    ear.close()
  })

  test('is not mailed to somebody who is blocked, and nobody is told who is gone', async () => {
    const blocked = await client(house, { blocked_at: house.clock.now() })
    const gone = await client(house, { state: 'erased' })
    await told(blocked)
    await told(gone)
    expect([await house.mails(blocked.email), await house.mails(gone.email)]).toEqual([[], []])
    const { rows } = await house.database.pool.query('select id from notice where person_id = $1', [gone.id])
    expect(rows).toEqual([])
  })

  test('leads nowhere but to a page of the site', async () => {
    for (const link of ['https://elsewhere.test', '//elsewhere.test', 'javascript:alert(1)', '/\\elsewhere.test'])
      await expect(
        house.database.transaction((tx) =>
          tell(tx, house.parts, {
            personId: ida.id,
            event: 'ticket_answered',
            title: 'ticket_answered',
            body: 'x',
            link,
            now: 0,
          }),
        ),
      ).rejects.toThrow()
  })
})

describe('the board', () => {
  test('shows everybody what is for them, pinned ones first, then the newest', async () => {
    await post({ title: 'Pinned', pinned: true })
    await post({ title: 'For clients', audience: 'clients' })
    await told(ida, 'Mine')
    await post({ title: 'For readers', audience: 'readers' })
    await post({ title: 'For all' })
    expect(await titles(ida)).toEqual(['Pinned', 'For all', from('Mine'), 'For clients'])
    expect(await titles(mara)).toEqual(['Pinned', 'For all', 'For readers'])
    expect((await titles(desk)).slice(0, 4)).toEqual(['Pinned', 'For all', 'For readers', 'For clients'])
    expect((await unread(desk)).data.map(({ title }) => title)).toEqual(['Pinned', 'For all'])
    expect((await ida.call(notices.board)).data[0]).not.toHaveProperty('board')
  })

  test('shows a notice from its beginning to its end; to admins always', async () => {
    const { id } = await post({ from: inSteps(1), until: inSteps(2) })
    const seen = async () => [(await titles(ida)).length, (await ida.call(notices.one, { params: { id } })).status]
    expect(await seen()).toEqual([0, 404])
    expect((await read(ida, [id])).problem.code).toBe('not_found')
    await house.clock.advance(stepMs)
    expect(await seen()).toEqual([1, 200])
    await house.clock.advance(stepMs)
    expect([await seen(), (await unread(ida)).unread]).toEqual([[0, 404], 0])
    const first = (await desk.call(notices.board)).data.find((one) => one.id === id)
    expect(first).toMatchObject({ id, board: { audience: 'everybody', withdrawn_at: null } })
  })

  test('is unread on the page exactly where the bell counts it', async () => {
    await told(desk, 'Mine')
    await told(ida, 'Hers')
    for (const audience of ['everybody', 'clients', 'readers'] as const) await post({ title: audience, audience })
    await post({ title: 'Later', from: inSteps(9) })
    const { id } = await post({ title: 'Gone' })
    await hide(desk, [id])
    for (const person of [desk, ida, mara]) {
      const page = (await person.call(notices.board)).data.filter((one) => one.unread).map(({ title }) => title)
      const bell = await unread(person)
      expect([page, page.length]).toEqual([bell.data.map(({ title }) => title), bell.unread])
    }
    expect((await unread(desk)).unread).toBe(2)
    await ida.call(notices.setSettings, { body: { board: { site: false, mail: false } } })
    expect((await ida.call(notices.board)).data.filter((one) => one.unread)).toMatchObject([{ title: from('Hers') }])
  })

  test('refuses an end before the beginning', async () => {
    for (const times of [{ until: inSteps(-1) }, { from: inSteps(2), until: inSteps(1) }]) {
      const body = { audience: 'everybody' as const, title: 'x', body: 'x', ...times }
      expect((await desk.call(notices.post, { body })).problem.fields).toHaveProperty('until')
    }
  })

  test('is marked by each for themselves', async () => {
    const { id } = await post()
    await read(ida, [id])
    await hide(mara, [id])
    expect([(await unread(ida)).unread, (await titles(ida)).length]).toEqual([0, 1])
    expect([(await unread(mara)).unread, (await titles(mara)).length]).toEqual([0, 0])
    const toma = await client(house)
    expect((await unread(toma)).unread).toBe(1)
  })

  test('is taken back by an admin for everybody, once and for good', async () => {
    const { id } = await post()
    const all = await Promise.all([hide(desk, [id]), hide(desk, [id])])
    expect(all.map(({ data }) => data)).toEqual([{ ids: [id] }, { ids: [id] }])
    expect([await titles(ida), (await unread(ida)).unread]).toEqual([[], 0])
    expect((await hide(desk, [id], false)).problem.code).toBe('not_found')
    const { rows } = await house.database.pool.query(
      'select action, actor_id from audit where subject_id = $1 order by id',
      [id],
    )
    expect(rows).toEqual([
      { action: 'board.post', actor_id: desk.id },
      { action: 'board.withdraw', actor_id: desk.id },
    ])
  })

  test('is put up by admins alone, once for one key', async () => {
    const body = { audience: 'everybody' as const, title: 'Once', body: 'x' }
    for (const person of [ida, mara])
      expect((await person.call(notices.post, { body })).problem.code).toBe('wrong_role')
    const [one, two] = await Promise.all([
      desk.call(notices.post, { body, key: 'the-same-key' }),
      desk.call(notices.post, { body, key: 'the-same-key' }),
    ])
    expect(one.data.id).toBe(two.data.id)
    expect(await titles(ida)).toEqual(['Once'])
  })

  test('has room for a hundred, however many are posted at once', async () => {
    await house.database.pool.query(
      `insert into notice_post (id, audience, title, body, pinned, starts_at, posted_by, posted_at, mailed_at)
        select 'ntc_many' || n, 'clients', 'One of many', 'x', false, $2, $1, $2, $2 from generate_series(1, $3) n`,
      [desk.id, new Date(house.clock.now()), activeMax - 1],
    )
    const body = { audience: 'clients' as const, title: 'One more', body: 'x' }
    const answers = await Promise.all([1, 2, 3].map(() => desk.call(notices.post, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    await told(ida)
    expect((await unread(ida)).unread).toBe(100)
    expect((await unread(mara)).unread).toBe(0)
  })
})

describe('marks that are set at once', () => {
  test('count once, whoever asks how often', async () => {
    await told(ida)
    await post()
    const ids = (await idsOf(ida)).toSorted()
    expect(ids).toHaveLength(2)
    const mixed = [ids, ids.toReversed(), [...ids, ...ids]]
    for (const mark of [read, hide]) {
      const answers = await Promise.all(mixed.map((some) => mark(ida, some)))
      for (const { data } of answers) expect(data.ids.toSorted()).toEqual(ids)
    }
    const [row] = (
      await house.database.pool.query<{ n: number }>(
        'select count(*)::int as n from notice_mark where person_id = $1',
        [ida.id],
      )
    ).rows
    expect(row!.n).toBe(1)
    expect([await titles(ida), (await unread(ida)).unread]).toEqual([[], 0])
  })

  test('keep the moment of the first', async () => {
    await told(ida)
    const [id] = await idsOf(ida)
    await read(ida, [id!])
    const first = (await ida.call(notices.one, { params: { id: id! } })).data.read_at
    await house.clock.advance(1000)
    await read(ida, [id!])
    expect((await ida.call(notices.one, { params: { id: id! } })).data.read_at).toBe(first)
  })
})

describe('what is told live', () => {
  const openTabs = async () => ({ ida: await tab(house, ida), mara: await tab(house, mara) })
  const heardBy = (one: Awaited<ReturnType<typeof tab>>) =>
    one.heard<{ title: string }>('notice:new').map(({ title }) => title)
  const settle = (one: Awaited<ReturnType<typeof tab>>) => one.say('chat:typing', { chat_id: 'cht_nothing_here' })

  test('goes to whom it is for, and to nobody else', async () => {
    const tabs = await openTabs()
    await told(ida, 'Mine')
    await post({ title: 'For readers', audience: 'readers' })
    await post({ title: 'For all' })
    await Promise.all(Object.values(tabs).map(settle))
    await ida.call(notices.setSettings, { body: { message_delivered: { site: false, mail: false } } })
    await told(ida, 'Not for the bell')
    await tellBegun(house.parts)
    await Promise.all(Object.values(tabs).map(settle))
    expect(heardBy(tabs.ida)).toEqual([from('Mine'), 'For all'])
    expect(heardBy(tabs.mara)).toEqual(['For readers', 'For all'])
    const [id] = await idsOf(ida)
    await read(ida, [id!])
    await Promise.all(Object.values(tabs).map(settle))
    expect([tabs.ida.heard('notice:changed'), tabs.mara.heard('notice:changed')]).toEqual([[{ ids: [id] }], []])
    Object.values(tabs).forEach((one) => one.close())
  })

  test('waits for the beginning, and comes once', async () => {
    const tabs = await openTabs()
    await ida.call(notices.setSettings, { body: { board: { site: true, mail: true } } })
    await post({ title: 'Later', audience: 'clients', from: inSteps(1) })
    const { id } = await post({ title: 'Never', from: inSteps(1) })
    await hide(desk, [id])
    await tellBegun(house.parts)
    await settle(tabs.ida)
    expect([heardBy(tabs.ida), await house.mails(ida.email)]).toEqual([[], []])
    await house.clock.advance(stepMs)
    await Promise.all([tellBegun(house.parts), tellBegun(house.parts)])
    await tellBegun(house.parts)
    await Promise.all(Object.values(tabs).map(settle))
    expect([heardBy(tabs.ida), heardBy(tabs.mara)]).toEqual([['Later'], []])
    expect((await house.mails(ida.email)).map(({ subject }) => subject)).toEqual(['Later'])
    expect(await house.mails(mara.email)).toEqual([])
    Object.values(tabs).forEach((one) => one.close())
  })

  test('of the board does not ring where it was switched off', async () => {
    await ida.call(notices.setSettings, { body: { board: { site: false, mail: false } } })
    await post()
    expect([await titles(ida), await unread(ida)]).toEqual([['Quiet hours'], { data: [], next: null, unread: 0 }])
    expect((await ida.call(accounts.own)).data.unread.notices).toBe(0)
  })

  test('by mail reaches everybody who wants it, in turns', async () => {
    const many = Array.from({ length: 130 }, (_, n) => `usr_many${String(n).padStart(4, '0')}`)
    await house.database.pool.query(
      `with p as (insert into account_person (id, role, username, email, password_hash, first_name, state, made_at)
        select id, 'CLIENT', id, id || '@many.test', '', '', 'active', now() from unnest($1::text[]) id returning id)
       insert into notice_setting select id, 'board', true, true, false from p`,
      [many],
    )
    await post({ title: 'To many' })
    await tellBegun(house.parts)
    const to = (await house.mails()).filter(({ recipient }) => recipient.endsWith('@many.test'))
    expect(to.map(({ recipient }) => recipient).toSorted()).toEqual(many.map((id) => `${id}@many.test`))
  })
})

test('pages go on where the last one ended', async () => {
  for (let n = 0; n < 8; n++) {
    await told(ida, `mine ${n}`)
    await post({ title: `board ${n}`, pinned: n % 3 === 0 })
  }
  const all = await titles(ida)
  for (const call of [notices.board, notices.unread]) {
    const seen: string[] = []
    for (let after: string | null | undefined = ''; typeof after === 'string';) {
      const page: Awaited<ReturnType<typeof ida.call<typeof notices.board>>> = await ida.call(call, {
        query: { limit: '3', ...(after ? { after } : {}) },
      })
      seen.push(...page.data.map(({ title }) => title))
      after = page.next
    }
    expect(seen).toEqual(all)
  }
  expect(all).toHaveLength(16)
})
