import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { errorInLog } from './log.ts'
import { sql } from 'drizzle-orm'

const { database } = await freshDatabase()
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (wrong: Error) => wrong,
  )
  return JSON.stringify(errorInLog(error!))
}

test('what a database quotes of a failure stays out of the log, the kind and the place do not', async () => {
  const text = `insert into mail (id, channel, recipient, subject, body) values ('1', 'owl', $1, $2, $3)`
  const named = await failure(database.db.run({ name: 'by_owl', text }, ['ida', 'the subject', 'a confidence']))
  const wrapped = await failure(database.db.execute(sql`select ${'a confidence'}::int`).then((rows) => rows))
  for (const kept of [named, wrapped]) {
    expect(kept).not.toMatch(/confidence|subject|ida/)
    expect(kept).toMatch(/log\.test\.ts|pg-pool|database\.ts/)
  }
  expect(named).toContain('mail_channel_check')
  expect(wrapped).toContain('22P02')
})

test('other errors are kept whole', () => {
  expect(errorInLog(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('log.test.ts'),
  })
})
