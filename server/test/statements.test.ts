import { afterAll, expect, test } from 'vitest'
import { boolean, integer, moment, notNull, nullable, oneOf, rows, someOf, text } from '../src/kernel/columns.ts'
import { declaredFamilies, reads, writes, type AnyStatement } from '../src/kernel/statement.ts'
import { freshDatabase } from './database.ts'
import { everyStatement } from './declared.ts'
import { catalogOf, faultsOf } from './statement-faults.ts'

const statements = await everyStatement()

const { database } = await freshDatabase()
afterAll(() => database.close())

const catalog = await catalogOf(database.pool)
const faultsIn = async (all: readonly AnyStatement[]) => {
  const client = await database.pool.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
  const faults: string[] = []
  for (const statement of all)
    faults.push(...(await faultsOf(client, statement, catalog)).map((fault) => `${statement.name}: ${fault}`))
  client.release(true)
  return faults
}

test('every statement is what the database says of it', async () => {
  expect(statements.length).toBeGreaterThan(2)
  expect(await faultsIn(statements)).toEqual([])
})

const channel = oneOf(['mail', 'sms'])
const outer = 'select m.id, o.subject from mail m left join mail o on o.id = m.body'
const wrong: [AnyStatement, string | undefined][] = [
  [
    reads('test_described_right', {
      gives: { channel, sent_at: nullable(moment) },
      text: 'select channel, sent_at from mail',
    }),
    undefined,
  ],
  [
    reads('test_described_renamed', { text: 'select from mail where recipients = 1' }),
    'column "recipients" does not exist',
  ],
  [reads('test_described_untold', { gives: { id: text }, text: 'select id, body from mail' }), 'body is not declared'],
  [
    reads('test_described_lacking', { gives: { id: text, body: text }, text: 'select id from mail' }),
    'body is not answered',
  ],
  [reads('test_described_type', { gives: { id: integer }, text: 'select id from mail' }), 'id has the type 25'],
  [
    reads('test_described_empty', { gives: { sent_at: moment }, text: 'select sent_at from mail' }),
    'sent_at may be null',
  ],
  [
    reads('test_described_filled', {
      gives: { sent_at: notNull(moment) },
      text: 'select sent_at from mail where sent_at is not null',
    }),
    undefined,
  ],
  [reads('test_described_outer', { gives: { id: text, subject: text }, text: outer }), 'subject may be null'],
  [
    reads('test_described_inner', { gives: { id: text, subject: text }, text: `${outer} where o.subject <> ''` }),
    undefined,
  ],
  [
    reads('test_described_fewer', { gives: { channel: oneOf(['mail']) }, text: 'select channel from mail' }),
    "channel the column's check lets in sms",
  ],
  [reads('test_described_some', { gives: { channel: someOf(['mail']) }, text: 'select channel from mail' }), undefined],
  [
    reads('test_described_other', { gives: { channel: someOf(['fax']) }, text: 'select channel from mail' }),
    "channel the column's check knows no fax",
  ],
  [reads('test_described_writing', { text: 'delete from mail' }), 'says that it reads, and does ModifyTable'],
  [
    reads('test_described_hidden', { text: 'with gone as (delete from mail returning id) select from gone' }),
    'says that it reads, and does ModifyTable',
  ],
  [reads('test_described_locking', { text: 'select from mail for update' }), 'says that it reads, and does LockRows'],
  [
    reads('test_described_volatile', {
      gives: { n: integer },
      text: 'select pg_backend_pid() + (select 1 from pg_sleep(0)) as n',
    }),
    'says that it reads, and does pg_sleep',
  ],
  [writes('test_described_reading', { text: 'select from mail' }), 'says that it writes, and reads alone'],
  [
    reads('test_described_value', {
      takes: { sentMs: moment },
      text: ($) => `select from mail where id = ${$.sentMs}`,
    }),
    'the value sentMs has the type 25',
  ],
  [
    writes('test_described_keys', {
      takes: { letters: rows({ id: text, channel: boolean, sender: text }, 'mail') },
      text: ($) => `insert into mail select * from json_populate_recordset(null::mail, ${$.letters})`,
    }),
    'channel has the type 25',
  ],
]
test.each(wrong.map(([statement, fault]) => ({ statement, fault, name: statement.name })))(
  'the description finds what is wrong with $name',
  async ({ statement, fault, name }) => {
    const faults = await faultsIn([statement])
    if (fault) expect(faults[0]).toBe(`${name}: ${fault}`)
    else expect(faults).toEqual([])
  },
)

test('every value that is declared is used', () => {
  const variants = new Set(declaredFamilies().flat())
  const groups = [...declaredFamilies(), ...statements.filter((one) => !variants.has(one)).map((one) => [one])]
  const unused = (group: readonly AnyStatement[]) =>
    Object.keys(group[0]!.takes)
      .filter((name) => !group.some(({ parameters }) => parameters.includes(name)))
      .map((name) => `${group[0]!.name}: ${name}`)
  expect(groups.flatMap(unused)).toEqual([])
})

const columns = `select c.relname || '.' || a.attname as name, a.atttypid::regtype::text as type, a.atttypmod as digits
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)`

test('every instant is kept in whole milliseconds, under a name that says so', async () => {
  const { rows } = await database.pool.query<{ name: string; type: string; digits: number }>(columns)
  const odd = rows.filter(({ name, type, digits }) => {
    return type !== 'timestamp with time zone' || digits !== 3 || !/[._](at|until)$/.test(name)
  })
  expect(odd).toEqual([])
})
