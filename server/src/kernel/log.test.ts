import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { integer, text } from './columns.ts'
import { errorInLog } from './log.ts'
import { autocommits, reads } from './statement.ts'

const { database } = await freshDatabase()
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (wrong: Error) => wrong,
  )
  return JSON.stringify(errorInLog(error!))
}

const byOwl = autocommits('test_log_by_owl', {
  takes: { to: text, subject: text, body: text },
  text: ($) => `insert into mail (id, channel, recipient, subject, body)
    values ('1', 'owl', ${$.to}, ${$.subject}, ${$.body})`,
})
const number = reads('test_log_number', {
  takes: { said: text },
  gives: { n: integer },
  text: ($) => `select ${$.said}::text::int as n`,
})

test('what a database quotes of a failure stays out of the log, the kind and the place do not', async () => {
  const values = { to: 'ida', subject: 'the subject', body: 'a confidence' }
  const written = await failure(database.autocommit.run(byOwl, values))
  const read = await failure(database.db.run(number, { said: 'a confidence' }))
  for (const kept of [written, read]) {
    expect(kept).not.toMatch(/confidence|subject|ida/)
    expect(kept).toMatch(/log\.test\.ts|pg-pool|database\.ts/)
  }
  expect(written).toContain('mail_channel_check')
  expect(read).toContain('22P02')
})

test('other errors are kept whole', () => {
  expect(errorInLog(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('log.test.ts'),
  })
})
