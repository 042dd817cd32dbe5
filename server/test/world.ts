import { appointments } from '@evenlight/contract/appointments'
import { earnings } from '@evenlight/contract/earnings'
import { claims } from '@evenlight/contract/claims'
import { readings } from '@evenlight/contract/readings'
import { orders } from '@evenlight/contract/orders'
import { own } from '@evenlight/contract/own'
import { payments } from '@evenlight/contract/payments'
import { payouts } from '@evenlight/contract/payouts'
import { phone } from '@evenlight/contract/phone'
import { push } from '@evenlight/contract/push'
import { uploads } from '@evenlight/contract/uploads'
import { newId } from '../src/kernel/ids.ts'
import { add as addPage } from '../src/paging/store.ts'
import { noteShort } from '../src/shorts/decide.ts'
import { savePortrait } from '../src/readers/public.ts'
import { casesOf } from './cases.ts'
import { peopleOf } from './everybody.ts'
import type { House } from './house.ts'
import { client, password, reader, signIn, type TestPerson } from './people.ts'
import { approveStatement } from './payouts.ts'
import { beginNow, freeSlot } from './appointments.ts'
import { good, square } from './pictures.ts'
import { earnPoints } from './points.ts'
import { onlineReader, pass, started } from './readings.ts'
import { closeNow } from './statements-made.ts'
import { type Once, wordsOf } from './words.ts'

export const special = { title: 'A year ahead', questions: 3, price_cents: 4900, due_hours: 72 }
const card = (value: string) => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value })
export const packageId = 'pkg_45_and_5_free'
export const png = (await good()).png
/** What a push service would give a browser that nobody has. */
export const browserKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** What A owns, made when it is first asked for. */
const thingsOf = (house: House, people: Awaited<ReturnType<typeof peopleOf>>) => {
  const { 'client A': mine, 'reader A': theirs } = people
  const made = new Map<string, Promise<unknown>>()
  const once: Once = (name, make) => {
    const thing = (made.get(name) as ReturnType<typeof make> | undefined) ?? make()
    made.set(name, thing)
    return thing
  }
  const request = async (channel: 'chat' | 'voice' = 'chat') =>
    (await mine.call(readings.request, { body: { reader_id: theirs.id, channel, question: 'Will it?' } })).data
  const missed = async () => {
    const { id } = await request()
    await mine.call(readings.update, { body: { chat_id: id, action: 'withdraw' } })
    return id
  }
  const accept = async (channel?: 'voice') => {
    const { id } = await request(channel)
    await theirs.call(readings.update, { body: { chat_id: id, action: 'accept' } })
    return id
  }
  const here = async (
    person: TestPerson,
    role: 'CLIENT' | 'READER',
    readingId: string,
    event: 'chat:join' | 'chat:beat' = 'chat:join',
  ) => {
    const connection = { id: `${person.id} ${readingId}`, join: () => {}, leave: () => {} }
    const actor = { id: person.id, role, username: person.username, signInId: person.signInId, proved: true }
    const said = { connection: { ...connection, actor }, actor, body: { chat_id: readingId } }
    await house.features.readings.heard[event]({ ...said, now: house.clock.now() })
  }
  const open = async () => {
    const id = await accept()
    await here(mine, 'CLIENT', id)
    await here(theirs, 'READER', id)
    await mine.call(readings.write, { body: { chat_id: id, client_msg_id: 'hello-there', body: 'Hello.' } })
    return id
  }
  const paused = async () => {
    const id = await once('open', open)
    await mine.call(readings.write, { body: { chat_id: id, client_msg_id: 'not-any-more', body: 'I want to die.' } })
    return id
  }
  const pay = async (value: string) =>
    (await mine.call(payments.checkout, { body: { package_id: packageId, opaque_data: card(value) } })).data.payment.id
  const ordered = async () => {
    await theirs.call(orders.offer, { body: { is_on: true } })
    const asked = { reader_id: theirs.id, questions: ['Will it rain?'], price_cents: 2995 }
    const payment = { by: 'card', opaque_data: card('approved') } as const
    return (await mine.call(orders.order, { body: { ...asked, payment } })).data.order_id
  }
  const hand = async (order_id: string) => {
    await theirs.call(orders.answer, { body: { order_id, action: 'deliver', answers: ['By Thursday.'] } })
    return order_id
  }
  const settled = async () => {
    const id = await open()
    await mine.call(readings.end, { body: { chat_id: id } })
    return id
  }
  const counted = async () => {
    const id = await open()
    await theirs.call(readings.update, { body: { chat_id: id, action: 'start' } })
    await theirs.call(readings.write, { body: { chat_id: id, client_msg_id: 'three-cards', body: 'Three cards.' } })
    for (let atMs = 0; atMs < 90_000; atMs += 3000) {
      await house.clock.advance(3000)
      await here(mine, 'CLIENT', id, 'chat:beat')
      await here(theirs, 'READER', id, 'chat:beat')
    }
    await mine.call(readings.end, { body: { chat_id: id } })
    return id
  }
  const short = async () => {
    const id = await once('counted', counted)
    const ended = { id, client_id: mine.id, reader_id: theirs.id, free_seconds: 0, paid_seconds: 90, auto_return: null }
    await house.database.transaction((tx) => noteShort(tx, ended, house.clock.now()))
    return id
  }
  const statement = async (payee = theirs) => {
    const payer = await client(house, { paid_seconds: 600 })
    const reading = await started(house, { client: payer, reader: payee }, { continue_on_paid: true })
    await payee.call(readings.write, {
      body: { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Three cards.' },
    })
    await pass(house, reading, 90_000)
    await payer.call(readings.end, { body: { chat_id: reading.id } })
    reading.close()
    await closeNow(house)
    return (await payee.call(earnings.statements, { query: {} })).data[0]!.id
  }
  const payout = async () => {
    // Of their own, as reader A may be in a reading.
    const payee = await onlineReader(house)
    await payee.call(payouts.setAccount, { body: { way: 'paypal', email: 'mara@mail.example', password } })
    await approveStatement(people.admin, payee, await statement(payee))
    return (await people.admin.call(payouts.act, { body: { action: 'make', way: 'csv' } })).data.id
  }
  const claimed = async (readingId: string) => {
    const body = { session_id: readingId, cause: 'slow' as const, seconds_wanted: 60, text: 'Long silences.' }
    return (await mine.call(claims.ask, { body })).data.id
  }
  const earned = async () => {
    const now = house.clock.now()
    for (const one of [mine, people['client B']]) await earnPoints(house.database, { clientId: one.id, now })
  }
  const appointment = async () => {
    const { starts_at, ...rest } = await freeSlot(house, theirs.id)
    const later = new Date(Date.parse(starts_at) + 86_400_000).toISOString()
    const body = { ...rest, starts_at: later, channel: 'chat' as const }
    return (await mine.call(appointments.ask, { body })).data.id
  }
  const agreed = async () => {
    const id = await appointment()
    await theirs.call(appointments.accept, { body: { id } })
    return id
  }
  const paged = async () => {
    const now = house.clock.now()
    const id = newId('pag')
    const of = { id, together_id: id, client_id: mine.id, reader_id: theirs.id, asked_at: now, due_at: now + 900_000 }
    const said = {
      first_at: null,
      second_at: null,
      minutes: 30,
      channel: 'chat',
      comment: 'About the boat.',
      care: false,
    } as const
    await house.database.transaction((tx) => addPage(tx, { ...of, ...said }))
    return id
  }
  const portrayed = async () => {
    const file = new Blob([new Uint8Array(await square())])
    const { name } = (await theirs.call(uploads.media, { file })).data
    await house.database.transaction((tx) => savePortrait(tx, theirs.id, name, house.clock.now()))
    return name
  }
  return {
    ...wordsOf({ house, people, once, counted: () => once('counted', counted) }),
    ...casesOf({
      house,
      people,
      once,
      open: () => once('open', open),
      settled: () => once('settled', settled),
      paid: () => once('paid', () => pay('approved')),
    }),
    /** A reading that client A asked reader A for. */
    requested: () => once('requested', async () => (await request()).id),
    /** One that client A took back before it was answered. */
    missed: () => once('missed', missed),
    /** One that both have joined, with a message in it. */
    open: () => once('open', open),
    /** One by voice, which has been accepted. */
    call: () => once('call', () => accept('voice')),
    /** One whose clock stands for care. */
    paused: () => once('paused', paused),
    settled: () => once('settled', settled),
    /** One of a minute and a half on the clock. */
    counted: () => once('counted', counted),
    /** The same as one whose pay waits for a word. */
    short: () => once('short', short),
    /** A mark of reader A's words. */
    /** What client A wants back of that one. */
    claim: () => once('claim', async () => claimed(await once('counted', counted))),
    /** A time of reader A's that is free. */
    slot: () => once('slot', () => freeSlot(house, theirs.id)),
    /** An appointment that client A asked reader A for; one that was accepted; one whose time is now. */
    appointment: () => once('appointment', appointment),
    agreed: () => once('agreed', agreed),
    /** A reader who is not here, and client A's page to reader A. */
    absent: () => once('absent', async () => (await freeSlot(house, (await reader(house)).id)).reader_id),
    paged: () => once('paged', paged),
    /** Of the private calendar of client A. */
    calendarToken: () =>
      once('calendar', async () => {
        const { url } = (await mine.call(appointments.setFeed, { body: {} })).data
        return url!.slice(url!.lastIndexOf('/') + 1, -'.ics'.length)
      }),
    begun: () => once('begun', async () => beginNow(house, await agreed())),
    /** What reader A earned. */
    statement: () => once('statement', () => statement()),
    /** A batch with what a reader earned. */
    payout: () => once('payout', payout),
    /** Enough points of both clients to redeem. */
    points: () => once('points', earned),
    paid: () => once('paid', () => pay('approved')),
    /** An e-mail reading that client A ordered of reader A; one that has come. */
    order: () => once('order', () => ordered()),
    deliveredOrder: () => once('delivered order', async () => hand(await ordered())),
    special: () => once('special', async () => (await theirs.call(orders.addSpecial, { body: special })).data.id),
    kept: () =>
      once('kept', async () => {
        const { data } = await mine.call(payments.newCard, { body: { opaque_data: card('approved') } })
        return data.cards[0]!.id
      }),
    reviewed: () => once('reviewed', () => pay('review')),
    /** A payment of client A's whose bank was asked for the money back. */
    disputed: () =>
      once('disputed', async () => {
        const id = await pay('disputed')
        await house.features.payments.lookForDisputed()
        return `card-${id}`
      }),
    picture: () =>
      once('picture', async () => (await mine.call(uploads.media, { file: new Blob([new Uint8Array(png)]) })).data),
    /** What reader A looks like. */
    portrait: () => once('portrait', portrayed),
    /** A browser of client A that is pushed to. */
    browser: () =>
      once('browser', async () => {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${mine.id}`
        return (await mine.call(push.add, { body: { endpoint, keys: browserKeys } })).data.id
      }),
    /** What was sent to the telephone of client A, a moment ago. */
    phoneCode: async () => {
      await mine.call(phone.sendCode, { body: { number: '+12025550199', by: 'sms' } })
      const [sent] = (await house.mails('+12025550199')).filter(({ channel }) => channel === 'sms')
      return /\d{6}/.exec(sent!.body)![0]
    },
    /** A copy of what is kept of client A, ready to be fetched. */
    copied: () =>
      once('copied', async () => {
        await mine.call(own.askCopy, { body: { password } })
        await house.jobs.drain()
      }),
    /** A further sign-in of client A. */
    signIn: () => once('sign-in', () => signIn(house, { id: mine.id, role: 'CLIENT' })),
  }
}

/** People and their things, new at each call; the house they live in is a demo, so that cards can be paid with. */
export const openWorld = async (house: House) => {
  const people = await peopleOf(house)
  return { house, people, card, ...thingsOf(house, people) }
}
export type World = Awaited<ReturnType<typeof openWorld>>
export const applicant = (house: House) => reader(house, { approval: 'waiting' })
