import { expect, test } from 'vitest'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { accounts } from '@evenlight/contract/accounts'
import { erasureDays, own } from '@evenlight/contract/own'
import { messages } from '@evenlight/contract/messages'
import { notes } from '@evenlight/contract/notes'
import { payments } from '@evenlight/contract/payments'
import { payouts } from '@evenlight/contract/payouts'
import { readings } from '@evenlight/contract/readings'
import { tickets } from '@evenlight/contract/tickets'
import { uploads } from '@evenlight/contract/uploads'
import { wallet } from '@evenlight/contract/wallet'
import { newId } from '../kernel/ids.ts'
import { intend } from '../payments/store.ts'
import { ban, buy, met } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { approve, write } from '../../test/messages.ts'
import { admin, client, password, setPerson, signIn, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { good } from '../../test/pictures.ts'

const house = await openHouse({ demo: true })
const { pool } = house.database
const ask = (person: TestPerson) => person.call(own.erase, { body: { action: 'ask', password } })
const eraseDue = () => house.features.own.eraseDue()
const waited = async () => {
  await house.clock.advance(erasureDays * dayMs)
  await eraseDue()
}
const rowOf = async (id: string) =>
  (await pool.query<Record<string, unknown>>('select * from account_person where id = $1', [id])).rows[0]!
const stateOf = async (id: string) => (await rowOf(id))['state']

/** Every table in which some row says one of these; letters to others and answers of the last seven days go by themselves. */
const tablesWith = async (...said: string[]) => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('mail', 'idempotency') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const like = `select from ${name} t where t::text ilike any ($1)`
    const { rowCount } = await pool.query(like, [said.map((one) => `%${one}%`)])
    if (rowCount) found.push(name)
  }
  return found
}
const readingOf = async (who: TestPerson, reader: TestPerson) => {
  const reading = await started(house, { client: who, reader }, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: `three-cards-${reading.id}`, body: 'Three cards.' }
  await reader.call(readings.write, { body })
  await pass(house, reading, 90_000)
  await who.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return reading.id
}

test('who is erased is out, and no table names them; what they wrote and the books stay', async () => {
  const mara = await onlineReader(house)
  const given = {
    username: 'Quillfeather',
    email: 'quill@feather.test',
    first_name: 'Quillena',
    last_name: 'Featherstone',
  }
  const ida = await client(house, { ...given, free_seconds: 600 })
  await readingOf(ida, mara)
  const { id } = await write({ client: ida, reader: mara }, 'On Tuesday at ten?')
  await approve(house, await admin(house), id)
  await mara.call(notes.write, { body: { client_id: ida.id, text: 'Quillena has a boat.' } })
  await ida.call(tickets.ask, { body: { topic: 'other', subject: 'Of Quillena', body: 'I am Quillena Featherstone.' } })
  await ida.call(uploads.media, { file: new Blob([new Uint8Array((await good()).png)]) })
  await ida.call(own.askCopy, { body: { password } })
  await house.jobs.drain()
  expect((await tablesWith('quill', 'featherstone')).length).toBeGreaterThan(4)
  expect((await ask(ida)).data).toMatchObject({ hindrances: [], unused_cents: 0 })
  await house.clock.advance(erasureDays * dayMs - hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('active')
  await house.clock.advance(hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('erased')
  expect(await tablesWith('quill', 'featherstone')).toEqual([])
  expect((await pool.query('select from upload where person_id = $1', [ida.id])).rowCount).toBe(0)
  expect((await house.mails(given.email)).map(({ subject }) => subject)).toEqual(['Your account is gone'])
  const again = await house.call(accounts.login, { body: { login: given.email, password } })
  expect(again.problem.code).toBe('login_failed')
  const { access } = await signIn(house, { id: mara.id, role: 'READER' })
  const inbox = await house.call(messages.inbox, { query: {} }, access)
  expect(JSON.stringify(inbox.data)).toContain('On Tuesday at ten?')
  expect(JSON.stringify(inbox.data)).toMatch(/former-member-[0-9a-f]{10}/)
  const moved = await pool.query('select from wallet_transfer where person_id = $1', [ida.id])
  expect(moved.rowCount).toBeGreaterThan(1)
})

test('their name is nobody’s any more, their address may be', async () => {
  const tom = await client(house, { username: 'Tom.of.the.Lake', email: 'tom@lake.test' })
  await ask(tom)
  await waited()
  const row = await pool.query('select from account_gone_name')
  expect(row.rowCount).toBeGreaterThan(0)
  const una = await client(house)
  const named = (username: string) => una.call(accounts.updateUser, { body: { password, username } })
  expect((await named('tom.OF.the.lake')).problem.reasons?.fields).toMatchObject({
    username: { code: 'username_taken' },
  })
  expect((await named('former-member-1')).problem.reasons?.fields).toMatchObject({
    username: { code: 'username_reserved' },
  })
  await setPerson(house, una.id, { email: 'tom@lake.test' })
})

test('it is asked with the password, told by letter, and taken back until its day', async () => {
  const una = await client(house)
  const wrong = await una.call(own.erase, { body: { action: 'ask', password: 'not this one' } })
  expect(wrong.problem.code).toBe('bad_input')
  expect((await una.call(own.erase, { body: { action: 'cancel' } })).problem.code).toBe('wrong_state')
  const [first, second] = [await ask(una), await ask(una)]
  expect(second.data.due_at).toBe(first.data.due_at)
  expect((await house.mails(una.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your account goes on /),
  ])
  expect((await una.call(own.erase, { body: { action: 'cancel' } })).data.asked_at).toBeNull()
  await waited()
  expect(await stateOf(una.id)).toBe('active')
})

test('an open reading, a reader’s earnings and the last admin stand against it', async () => {
  const mara = await onlineReader(house)
  const ida = await client(house, { paid_seconds: 900 })
  const { data } = await ida.call(readings.request, {
    body: { reader_id: mara.id, channel: 'chat', question: 'Will it?' },
  })
  expect((await ask(ida)).data).toMatchObject({ hindrances: ['reading_open'], due_at: expect.any(String) })
  expect((await mara.call(own.erasure)).data.hindrances).toEqual(['reading_open'])
  await ida.call(readings.update, { body: { chat_id: data.id, action: 'withdraw' } })
  expect((await ask(ida)).data.hindrances).toEqual([])
  await readingOf(ida, mara)
  expect((await ask(mara)).data.hindrances).toEqual(['earnings_open'])
  await waited()
  expect(await stateOf(mara.id)).toBe('active')
  await house.clock.advance(hourMs)
  await eraseDue()
  const subjects = (await house.mails(mara.email)).map(({ subject }) => subject)
  expect(subjects.filter((one) => one === 'Your account is still here')).toHaveLength(1)
  await pool.query(`update account_person set state = 'pending' where role = 'ADMIN'`)
  const last = await admin(house)
  expect((await ask(last)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'erase_waits' } },
  })
  expect((await last.call(own.erasure)).data.hindrances).toEqual(['last_admin'])
  await admin(house)
  expect((await ask(last)).status).toBe(200)
})

test('paid time that is left goes back first, and the account after its money', async () => {
  const ida = await client(house)
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' }
  const { data } = await ida.call(wallet.packages)
  await ida.call(payments.checkout, { body: { package_id: data[0]!.id, opaque_data } })
  expect((await ask(ida)).data.unused_cents).toBe(data[0]!.price_cents)
  await waited()
  expect(await stateOf(ida.id)).toBe('active')
  const refund = await pool.query(
    'select f.amount_cents from payment_refund f join payment p on p.id = f.payment_id where p.client_id = $1',
    [ida.id],
  )
  expect(refund.rows).toEqual([{ amount_cents: String(data[0]!.price_cents) }])
  await house.features.payments.settleRefunds()
  await house.clock.advance(hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('erased')
})

const intent = (clientId: string) =>
  house.database.transaction((tx) =>
    intend(tx, {
      id: newId('pay'),
      client_id: clientId,
      package_id: 'pkg_45_and_5_free',
      for_order: null,
      amount_cents: 5699,
      paid_seconds: 2700,
      free_seconds: 300,
      method: 'card',
      made_at: house.clock.now(),
      form_until: house.clock.now() + hourMs,
      card_id: null,
      automatic: false,
      tax_cents: 0,
      tax_country: null,
      tax_name: null,
      tax_basis_points: null,
      request_key: null,
    }),
  )

test('a form of a card that is open on the day is waited for, and none is opened for who is gone', async () => {
  const ida = await client(house)
  await ask(ida)
  await house.clock.advance(erasureDays * dayMs)
  const made = await intent(ida.id)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('active')
  await pool.query(`update payment set state = 'declined', settled_at = now() where id = $1`, [made!.payment.id])
  await house.clock.advance(hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('erased')
  expect(await intent(ida.id)).toBeUndefined()
})

test('time of a payment that the bank took back holds nobody up', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  await pool.query(
    `insert into payment_dispute (id, payment_id, reason, state, amount_cents, opened_at, closed_at, told_at)
      values ($1, $2, 'Code 13.1', 'lost', 0, now(), now(), now())`,
    [`card-${id}`, id],
  )
  await ask(ida)
  await waited()
  expect(await stateOf(ida.id)).toBe('erased')
})

test('a ban that a reader asked for holds it up, and whom it is about does not learn of it', async () => {
  const { client: ida, reader: mara } = await met(house)
  const { id } = (await ban(mara, ida)).data
  expect((await ask(ida)).data.hindrances).toEqual([])
  await waited()
  expect(await stateOf(ida.id)).toBe('active')
  expect((await house.mails(ida.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your account goes on /),
  ])
  await ban(await admin(house), ida, { ban_id: id, decision: 'refuse' })
  await house.clock.advance(hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('erased')
})

test('who is closed by the house stays as they are until it is opened again', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const close = (on: boolean, by: TestPerson) =>
    by.call(accounts.close, { body: { member_id: ida.id, on, reason: 'A stolen card.', ...(on && { fraud: true }) } })
  await ask(ida)
  expect((await close(true, desk)).status).toBe(200)
  await waited()
  expect(await stateOf(ida.id)).toBe('active')
  await close(false, await admin(house))
  await house.clock.advance(hourMs)
  await eraseDue()
  expect(await stateOf(ida.id)).toBe('erased')
})

test('an address that is not proven is written nothing, and nobody asks without end', async () => {
  const wanted_email = 'somebody@else.test'
  const ida = await client(house, { email: 'usr_of_a_number@nobody.invalid', wanted_email, mobile: Buffer.from('1') })
  expect((await ask(ida)).status).toBe(200)
  expect(await house.mails(wanted_email)).toEqual([])
  const strict = await openHouse({ demo: true, raised: false })
  const una = await client(strict)
  const codes = []
  for (let n = 0; n < 21; n++) codes.push((await una.call(own.erase, { body: { action: 'cancel' } })).status)
  expect(new Set(codes.slice(0, 20))).toEqual(new Set([409]))
  expect(codes[20]).toBe(429)
})

test('what waits for the desk is decided later, and its first words are kept for nobody', async () => {
  const [ida, mara] = [await client(house, { free_seconds: 600 }), await onlineReader(house)]
  await readingOf(ida, mara)
  const { id } = await write({ client: ida, reader: mara }, 'Call Quenby at ten.')
  await ask(ida)
  await waited()
  await approve(house, await admin(house), id, { redactions: [{ from: 5, to: 11 }] })
  const { rows } = await pool.query('select m::text as row from message m where id = $1', [id])
  expect(rows[0].row).toContain('Call')
  expect(rows[0].row).not.toContain('Quenby')
})

test('a reader’s page, name, number and account for payouts go, too', async () => {
  const mara = await onlineReader(house, { username: 'Wrenmarsh', email: 'wren@marsh.test', first_name: 'Wrenna' })
  await pool.query(
    `update reader set headline = 'Wrenna reads', about = 'Wrenna from the marsh', display_name = 'Wrenna M' where id = $1`,
    [mara.id],
  )
  await mara.call(payouts.setAccount, { body: { way: 'paypal', email: 'wren@marsh.test', password } })
  const ida = await client(house)
  await pool.query(
    `insert into notice (id, person_id, event, title_code, title_values, body, at)
      values ('ntc_of_a_bird', $1, 'favorite', 'reader_available', '{"name": "Wrenna M"}', '', now())`,
    [ida.id],
  )
  await ask(mara)
  await waited()
  expect(await tablesWith('wren')).toEqual([])
  const told = await pool.query(`select title_values from notice where id = 'ntc_of_a_bird'`)
  expect(told.rows).toEqual([{ title_values: { name: 'former member' } }])
})

test('a process may die after any feature: the next one goes on, and nobody is half there for good', async () => {
  const una = await client(house, { username: 'Halfwayson', email: 'half@wayson.test', first_name: 'Halfwaya' })
  await una.call(tickets.ask, { body: { topic: 'other', subject: 'Halfwaya', body: 'Halfwaya.' } })
  await ask(una)
  await house.clock.advance(erasureDays * dayMs)
  await pool.query(`create function test_die() returns trigger language plpgsql as $$ begin
    if new.done = tg_argv[0]::int or (new.ended_at is not null and tg_argv[0]::int < 0) then raise exception 'killed'; end if;
    return new; end $$`)
  let deaths = 0
  for (let at = 1; ; at++) {
    await pool.query(
      `create trigger test_die before update on own_erasure for each row execute function test_die(${at})`,
    )
    const died = await eraseDue().then(
      () => false,
      () => true,
    )
    await pool.query('drop trigger test_die on own_erasure')
    if (!died) break
    deaths++
    const { rows } = await pool.query('select done, ended_at from own_erasure where person_id = $1', [una.id])
    expect(rows).toEqual([{ done: at - 1, ended_at: null }])
    expect(await stateOf(una.id)).toBe(at === 1 ? 'active' : 'erased')
    if (at > 1) expect((await una.call(own.erasure)).problem.code).toBe('signed_out')
  }
  await pool.query('drop function test_die')
  const features = Object.values(house.features.own.owns).filter(({ own: kept }) => kept?.erased)
  expect(deaths).toBe(features.length)
  expect(await tablesWith('halfway')).toEqual([])
  const { rows } = await pool.query(
    'select names, ended_at is not null as over from own_erasure where person_id = $1',
    [una.id],
  )
  expect(rows).toEqual([{ names: [], over: true }])
})
