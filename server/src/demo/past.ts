import { randomUUID } from 'node:crypto'
import { readerPage } from '@evenlight/contract/reader-page'
import { readings } from '@evenlight/contract/readings'
import { beatMs } from '@evenlight/core/meter/times'
import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { testimonials } from '@evenlight/contract/testimonials'
import type { manualClock } from '../kernel/clock.ts'
import { markConnected, markGone } from '../readers/public.ts'
import type { Server } from '../server.ts'
import { welcomeClient } from '../wallet/public.ts'
import { writeArticles } from './articles.ts'
import { lettersMs, writeLetters, type Writers } from './letters.ts'
import { personIn, type Person } from './person.ts'
import { makeVisits } from './visit.ts'

const readingMs = 606_000
const aroundReadingMs = 64_000
/** How long ago it began: it ends with the last letter, a quarter of an hour before now. */
export const pastMs = aroundReadingMs + readingMs + lettersMs
const said: [fromReader: boolean, atMs: number, text: string][] = [
  [true, 6000, 'Good evening, Alex. I have laid three cards. What would you like to look at?'],
  [false, 30_000, 'I was offered a job in another town. Everybody thinks it is obvious that I should take it.'],
  [
    true,
    66_000,
    'The Eight of Cups lies in the middle: somebody leaving a table that is still set. Who is at the table?',
  ],
  [false, 120_000, 'My sister, mostly. She would never ask me to stay.'],
  [true, 171_000, 'Then she is the card to the left, the Queen of Wands, who does not ask. Have you asked her?'],
  [false, 240_000, 'No. I think I am afraid she would say go.'],
  [
    true,
    300_000,
    'The last one is the Page of Swords: one plain question, put this week. The town can wait until she has answered.',
  ],
  [false, 420_000, 'That is smaller than what I came with. It helps.'],
  [true, 510_000, 'Small is what fits into a week. I will be here if you want to look again afterwards.'],
]

/** A reading of ten free minutes, second by second as the clock bills it. */
const reading = async (
  server: Server,
  clock: ReturnType<typeof manualClock>,
  { client, reader, readerId }: { client: Person; reader: Person; readerId: string },
) => {
  const { id } = await client.call(readings.request, {
    body: { reader_id: readerId, channel: 'chat', question: 'A job in another town: go or stay?' },
  })
  await clock.advance(4000)
  await reader.call(readings.update, { body: { chat_id: id, action: 'accept' } })
  for (const one of [client, reader]) await one.say('chat:join', { chat_id: id })
  await reader.call(readings.update, { body: { chat_id: id, action: 'start' } })
  const waiting = [...said]
  for (let atMs = beatMs; atMs <= readingMs; atMs += beatMs) {
    await clock.advance(beatMs)
    for (const one of [client, reader]) await one.say('chat:beat', { chat_id: id })
    for (; waiting[0] && waiting[0][1] <= atMs; waiting.shift()) {
      const [fromReader, , body] = waiting[0]
      await (fromReader ? reader : client).say('chat:message', { chat_id: id, client_msg_id: randomUUID(), body })
    }
  }
  await client.call(readings.end, { body: { chat_id: id } })
  for (const one of [client, reader]) one.leave()
  return id
}

/**
 * What has happened before a demo is first seen: a welcome, a reading that used it up, a testimonial, a purchase, and what
 * the two have written since. It happens by the same calls as everything else, on a clock of its own.
 */
export const livePast = async (server: Server, clock: ReturnType<typeof manualClock>, people: Writers) => {
  const { database, site } = server.parts
  const [clientId, readerId] = [people.client.id, people.reader.id]
  await database.transaction(async (tx) => {
    await welcomeClient(tx, server.parts, {
      clientId,
      email: 'demo-client@example.com',
      address: '::1',
      now: clock.now(),
    })
    await markConnected(tx, readerId, site.node, clock.now())
  })
  const client = await personIn(server, clock, people.client)
  const reader = await personIn(server, clock, people.reader)
  await reader.call(readerPage.saveDesk, { body: { availability: 'available' } })
  await reader.call(orders.offer, { body: { is_on: true } })
  const special = { title: 'The year ahead', questions: 3, price_cents: 4900, due_hours: 72 }
  await reader.call(orders.addSpecial, { body: special })
  const readingId = await reading(server, clock, { client, reader, readerId })
  await clock.advance(60_000)
  const text = 'Asked one good question instead of telling me what to do. I rang my sister the same evening.'
  await client.call(testimonials.write, { body: { session_id: readingId, stars: 5, text } })
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' }
  await client.call(payments.checkout, { body: { package_id: 'pkg_45_and_5_free', opaque_data } })
  await database.transaction((tx) => markGone(tx, readerId, site.node, clock.now()))
  const visit = makeVisits(server, clock)
  await writeArticles(visit, people)
  await writeLetters(visit, clock, people)
}
