import type pg from 'pg'
import { newId } from '../server/src/kernel/ids.ts'
import { letterTo } from '../server/src/kernel/letter.ts'
import { letters } from '../server/src/notices/letters.ts'
import { mailAdmin } from '../server/test/mailbox.ts'

const named = (name: string, text: string) => ({ name: `by_hand_${name}`, text })
/** What `sendAndApprove` writes, as a test holds it against the tables. */
export const statements = {
  sent: named(
    'sent',
    `insert into message (id, client_id, reader_id, type, words, image, created_at) values ($1, $2, $3, 'CLIENT', $4, null, now())`,
  ),
  approved: named(
    'approved',
    `update message set typed = null, words = $2, redactions = '[]', state = 'delivered', delivers_at = now(), delivered_at = now(),
       decided_at = now(), decided_by = $3, returned_reason = null, claimed_by = null, claimed_until = null where id = $1`,
  ),
  noticed: named(
    'noticed',
    `insert into notice (id, person_id, event, title_code, title_values, body, link, at, read_at)
     values ($1, $2, 'message_delivered', 'message_delivered', $3, '', '/admin-user/message', now(), null)`,
  ),
  mailed: named(
    'mailed',
    `insert into mail (id, channel, recipient, subject, body, html) values ($1, 'mail', $2, $3, $4, $5)`,
  ),
  noted: named(
    'noted',
    `insert into audit (actor_id, action, subject_id, reason, detail)
     values ($1, 'message.approve', $2, null, '{"redactions": [], "delay_seconds": 0}')`,
  ),
}

const mailbox = { email: 'reader@mailbox.test', username: 'mail-reader', locale: 'en' }
const page = 'http://localhost:3000/admin-user/message'
const sheet = letters.message_delivered
const letter = letterTo(mailbox, sheet, { title: 'A message from mail-client', link: page, choices: page })

const within = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>) => {
  const client = await pool.connect()
  await client.query('begin')
  await work(client)
  await client.query('commit')
  client.release()
}

/** Sends a message and approves it by nothing but the writes that the product makes: two transactions, prepared. */
export const sendAndApprove = async (pool: pg.Pool, clientId: string, readerId: string, words: string) => {
  const id = newId('msg')
  const recipient = `${readerId}@mailbox.test`
  await within(pool, async (client) => {
    await client.query({ ...statements.sent, values: [id, clientId, readerId, words] })
  })
  await within(pool, async (client) => {
    await client.query({ ...statements.approved, values: [id, words, mailAdmin] })
    await client.query({ ...statements.noticed, values: [newId('ntc'), readerId, { name: clientId }] })
    await client.query({
      ...statements.mailed,
      values: [newId('mail'), recipient, letter.subject, letter.body, letter.html],
    })
    await client.query({ ...statements.noted, values: [mailAdmin, id] })
  })
}
