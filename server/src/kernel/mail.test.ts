import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openMailServer } from '../../test/smtp.ts'
import type { Tx } from './database.ts'

const smtp = await openMailServer()
afterAll(() => smtp.close())
const { database, jobs, parts } = await openHouse({ smtpUrl: smtp.url })
beforeEach(() => {
  smtp.letters.length = 0
  smtp.state.away = false
})

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
