import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { statements } from '../../bench/messages-by-hand.ts'
import { freshDatabase } from './database.ts'

const { database } = await freshDatabase()
afterAll(() => database.close())

const file = (name: string) => new URL(`../../bench/${name}.sql`, import.meta.url)
/** A script of pgbench, statement by statement, with a number where it draws one. */
const scripted = (name: string) =>
  readFileSync(file(name), 'utf8')
    .replace(/^\\.*$/gm, '')
    .split(/;\n/)
    .map((one) => one.trim().replace(/(?<!:):[a-z]\b/g, '1'))
    .filter((one) => one && !/^(begin|commit)$/.test(one))
const written = [...['messages', 'ledger'].flatMap(scripted), ...Object.values(statements).map(({ text }) => text)]

test('what a bench writes by hand is what the tables ask for', async () => {
  expect(written.length).toBeGreaterThan(10)
  const client = await database.pool.connect()
  for (const [n, text] of written.entries()) await client.query(`prepare by_hand_${n} as ${text}`)
  client.release(true)
})
