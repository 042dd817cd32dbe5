import { expect, test } from 'vitest'
import { chats } from '@evenlight/contract/chats'
import { openHouse } from '../../test/house.ts'
import { pair, pass, started } from '../../test/sessions.ts'
import { audit, auditSql } from './audit.ts'

const house = await openHouse()
const people = await pair(house, { free_seconds: 60, paid_seconds: 600 })
const session = await started(house, people, { continue_on_paid: true })
await session.tabs.reader.say('chat:message', { chat_id: session.id, client_msg_id: 'one-message', body: 'Hello.' })
await pass(house, session, 80_000)
await people.client.call(chats.update, { body: { chat_id: session.id, action: 'standby' } })
await pass(house, session, 10_000)
await people.client.call(chats.update, { body: { chat_id: session.id, action: 'resume' } })
await pass(house, session, 20_300)
await people.client.call(chats.end, { body: { chat_id: session.id } })
session.close()

test('a session that went its way contradicts nothing', async () => {
  expect(await audit(house.database.db)).toEqual([])
})

test.each([
  [
    'a receipt says what the books took',
    'update chat set free_seconds = free_seconds - 1, paid_seconds = paid_seconds + 1',
  ],
  [
    'the seconds of a receipt are its billed stretches, floored once',
    'update chat_billed set stretch = int8range(lower(stretch), upper(stretch) - 2000)',
  ],
  [
    'nothing is billed but in a settled session, after its start and before its end',
    'update chat set started_ms = started_ms + 5000',
  ],
  ['nothing is billed while somebody was not there', 'update chat_presence set to_ms = to_ms - 30000'],
  ['nothing is billed while the clock was stopped', 'update chat_stop set to_ms = to_ms + 5000'],
  ['what is over holds nothing and nobody is in it', 'update chat_presence set to_ms = null'],
  ['numbers of messages have no gap', 'update chat_message set seq = 7'],
])('%s: tampering is found', async (promise, tampering) => {
  const client = await house.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(tampering)
    const { rows } = await client.query<{ promise: string }>(auditSql)
    expect(rows.map((row) => row.promise)).toContain(promise)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
