import { afterAll, beforeAll, expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { openMailServer } from '../../test/smtp.ts'
import { tellBegun } from './board.ts'

const smtp = await openMailServer()
afterAll(() => smtp.close())
const house = await openHouse({ smtpUrl: smtp.url })
const [desk, ida] = [await admin(house), await client(house)]
const people = 1200
const perDrain = 100

beforeAll(() =>
  house.database.pool.query(
    `with p as (insert into account_person (id, role, username, email, password_hash, first_name, state, made_at)
        select 'usr_many' || n, 'CLIENT', 'many' || n, 'many' || n || '@many.test', '', '', 'active', now()
        from generate_series(1, ${people}) n returning id)
      insert into notice_setting (person_id, event, site, mail, push) select id, 'board', true, true, false from p`,
  ),
)
const put = async (title: string) => {
  const body = { audience: 'clients', title, body: 'From Monday on.' } as const
  const { id } = (await desk.call(notices.post, { body })).data
  await tellBegun(house.parts)
  return id
}
const mailOf = async (id: string) => (await desk.call(notices.one, { params: { id } })).data.board?.mail
const recipients = () => smtp.letters.map((letter) => /^To: (.*)$/m.exec(letter)![1])

test('the letters of a notice say how far they are, and can be stopped: those that left stay, no other leaves', async () => {
  const id = await put('New hours')
  expect(await mailOf(id)).toEqual({ state: 'leaving', sent: 0, of: people })
  await house.jobs.drain()
  expect(await mailOf(id)).toEqual({ state: 'leaving', sent: perDrain, of: people })

  const stopped = await desk.call(notices.stopMail, { body: { id } })
  expect(stopped.data.board?.mail).toEqual({ state: 'stopped', sent: perDrain, of: people })
  await tellBegun(house.parts)
  for (let turn = 0; turn < 12; turn++) await house.jobs.drain()
  expect(smtp.letters).toHaveLength(perDrain)
  expect(new Set(recipients()).size).toBe(perDrain)
  expect(await mailOf(id)).toEqual({ state: 'stopped', sent: perDrain, of: people })
  expect((await ida.call(notices.one, { params: { id } })).data).toMatchObject({ title: 'New hours' })

  const again = await desk.call(notices.stopMail, { body: { id } })
  expect(again.data.board?.mail?.state).toBe('stopped')
  const { rows } = await house.database.pool.query(`select detail from audit where action = 'board.stop_mail'`)
  expect(rows).toEqual([{ detail: { left: 1000 - perDrain } }])
})

test('no more wait to leave than can be taken back, and each leaves once', async () => {
  smtp.letters.length = 0
  const id = await put('Once')
  const written = async () => (await house.mails()).filter(({ subject }) => subject === 'Once').length
  expect(await written()).toBe(1000)
  await tellBegun(house.parts)
  expect(await written()).toBe(1000)
  while (smtp.letters.length < people) {
    await house.jobs.drain()
    await tellBegun(house.parts)
  }
  await house.jobs.drain()
  expect(new Set(recipients()).size).toBe(people)
  expect(smtp.letters).toHaveLength(people)
  expect(await mailOf(id)).toEqual({ state: 'sent', sent: people, of: people })
})

test('what is withdrawn takes its letters along', async () => {
  smtp.letters.length = 0
  const id = await put('Withdrawn')
  await desk.call(notices.hide, { body: { ids: [id] } })
  await house.jobs.drain()
  expect(smtp.letters).toEqual([])
  expect(await mailOf(id)).toEqual({ state: 'stopped', sent: 0, of: people })
})

test('a notice that nobody wants by mail has none, and one that is no notice of the board is not found', async () => {
  const body = { audience: 'readers', title: 'For readers', body: 'Read.' } as const
  const { id } = (await desk.call(notices.post, { body })).data
  await tellBegun(house.parts)
  expect(await mailOf(id)).toBeNull()
  expect((await desk.call(notices.stopMail, { body: { id: 'ntc_nobody' } })).problem.code).toBe('not_found')
})
