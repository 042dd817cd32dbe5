import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openMailServer } from '../../test/smtp.ts'
import type { Tx } from './database.ts'

const smtp = await openMailServer()
afterAll(() => smtp.close())
const house = await openHouse({ smtpUrl: smtp.url })
const { database, jobs, parts } = house
const work = () => jobs.work({}, parts.log)
beforeEach(() => {
  smtp.letters.length = 0
  Object.assign(smtp.state, { away: false, cuts: false, slow: false })
})
const subjects = () => smtp.letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1])
const letter = (subject: string) => ({ channel: 'mail', recipient: 'ida@people.test', subject, body: 'Read.' }) as const
const many = (partOf: string, count: number) =>
  database.transaction((tx) =>
    parts.mail.sendMany(
      tx,
      partOf,
      Array.from({ length: count }, (_, n) => letter(`${partOf} ${n}`)),
    ),
  )
const waiting = (partOf: string) => database.transaction((tx) => parts.mail.waiting(tx, partOf))

const write = (tx: Tx, subject: string) =>
  parts.mail.send(tx, {
    channel: 'mail',
    recipient: 'ida@people.test',
    subject,
    body: 'Your code is 123456.',
    html: '<p>Your <b>code</b>.</p>',
  })

test('a letter leaves once its transaction has committed, and once only', async () => {
  await database.transaction((tx) => write(tx, 'Kept'))
  const failed = database.transaction(async (tx) => {
    await write(tx, 'Taken back')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await jobs.drain()
  await jobs.drain()
  expect(smtp.letters).toHaveLength(1)
  expect(smtp.letters[0]).toMatch(/^To: ida@people\.test$/m)
  expect(smtp.letters[0]).toMatch(/^Subject: Kept$/m)
  expect(smtp.letters[0]).toContain('Your code is 123456.')
  expect(smtp.letters[0]).toContain('<p>Your <b>code</b>.</p>')
  expect(smtp.letters[0]).toMatch(/^From: Evenlight <hello@evenlight\.example>$/m)
})

test('a letter that the server does not take is tried again, later and later, until it is taken', async () => {
  smtp.state.away = true
  await database.transaction((tx) => write(tx, 'Late'))
  const waitsSeconds: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    await expect(jobs.drain()).rejects.toThrow(/451/)
    const { rows } = await database.pool.query<{ seconds: number }>(
      "select extract(epoch from start_after - now())::float seconds from pgboss.job where name = 'mail' and state = 'retry'",
    )
    waitsSeconds.push(rows[0]!.seconds)
  }
  expect(waitsSeconds[0]).toBeGreaterThan(1)
  expect(waitsSeconds[7]).toBeGreaterThan(60)
  expect(smtp.letters).toEqual([])
  smtp.state.away = false
  await jobs.drain()
  await jobs.drain()
  expect(smtp.letters).toHaveLength(1)
})

test('what somebody waits for leaves before what they are told, and that before what goes to many', async () => {
  await many('ntc_a', 3)
  await database.transaction((tx) => write(tx, 'Told'))
  await database.transaction((tx) => parts.mail.send(tx, { ...letter('A code'), awaited: true }))
  await jobs.drain()
  expect(subjects().slice(0, 2)).toEqual(['A code', 'Told'])
  expect(subjects().slice(2).toSorted()).toEqual(['ntc_a 0', 'ntc_a 1', 'ntc_a 2'])
})

test('one of many that may have arrived is not sent again; one that was refused is', async () => {
  await many('ntc_c', 1)
  smtp.state.cuts = true
  await expect(jobs.drain()).rejects.toThrow()
  smtp.state.cuts = false
  await jobs.drain()
  expect(subjects()).toEqual(['ntc_c 0'])

  await many('ntc_d', 1)
  smtp.state.away = true
  await expect(jobs.drain()).rejects.toThrow(/451/)
  expect(await waiting('ntc_d')).toBe(1)
  smtp.state.away = false
  await jobs.drain()
  expect(subjects()).toEqual(['ntc_c 0', 'ntc_d 0'])
  expect(await waiting('ntc_d')).toBe(0)
})

test('one of many whose sender died is left at that', async () => {
  await many('ntc_e', 2)
  await database.pool.query(`update mail set leaving_at = now() where subject = 'ntc_e 0'`)
  await jobs.drain()
  expect(subjects()).toEqual(['ntc_e 1'])
})

test('what was taken back does not leave', async () => {
  await many('ntc_f', 5)
  expect(await database.transaction((tx) => parts.mail.takeBack(tx, 'ntc_f'))).toBe(5)
  await jobs.drain()
  expect(smtp.letters).toEqual([])
})

test('several leave side by side, and no more than a few', async () => {
  const worker = house.handledJobs.find(({ job }) => job.name === 'mail.part')!
  expect(worker.atOnce).toBe(4)
  await many('ntc_b', 20)
  smtp.state.slow = true
  await work()
  await expect.poll(() => smtp.waiting.length).toBe(4)
  smtp.state.slow = false
  smtp.answer()
  await expect.poll(() => smtp.letters.length).toBe(20)
  expect(new Set(subjects()).size).toBe(20)
  await jobs.stop()
})
