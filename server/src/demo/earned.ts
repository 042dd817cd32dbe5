import { randomUUID } from 'node:crypto'
import { payments } from '@evenlight/contract/payments'
import { readerPage } from '@evenlight/contract/reader-page'
import { readings } from '@evenlight/contract/readings'
import { shortChatSeconds } from '@evenlight/contract/shorts'
import { beatMs } from '@evenlight/core/meter/times'
import { dayMs } from '@evenlight/core/wall-clock'
import { makeDue } from '../earnings/public.ts'
import type { manualClock } from '../kernel/clock.ts'
import { markConnected, markGone } from '../readers/public.ts'
import type { Server } from '../server.ts'
import { personIn } from './person.ts'
import type { Who } from './visit.ts'

/** Longer ago than any half month lasts, so that there is a statement of it. */
export const earnedAgoMs = 20 * dayMs
/** No short reading: nobody would have decided on it in time, and its pay would go back. */
const paidMs = (shortChatSeconds + 60) * 1000

/** A regular client's paid reading of some weeks ago. Ends with the clock where the rest of the past begins. */
export const earn = async (
  server: Server,
  clock: ReturnType<typeof manualClock>,
  { regular, reader }: { regular: Who; reader: Who },
) => {
  const { database, site } = server.parts
  const beganMs = clock.now()
  await database.transaction((tx) => markConnected(tx, reader.id, site.node, clock.now()))
  const [client, robin] = [await personIn(server, clock, regular), await personIn(server, clock, reader)]
  await robin.call(readerPage.saveDesk, { body: { availability: 'available' } })
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' }
  await client.call(payments.checkout, { body: { package_id: 'pkg_ten_minutes', opaque_data } })
  const question = 'Do I sell the workshop this year, or let it stand?'
  const { id } = await client.call(readings.request, {
    body: { reader_id: reader.id, channel: 'chat', question, continue_on_paid: true },
  })
  await robin.call(readings.update, { body: { chat_id: id, action: 'accept' } })
  for (const one of [client, robin]) await one.say('chat:join', { chat_id: id })
  await robin.call(readings.update, { body: { chat_id: id, action: 'start' } })
  const body = 'The Four of Pentacles: somebody holding on. Nothing here asks you to hurry.'
  await robin.say('chat:message', { chat_id: id, client_msg_id: randomUUID(), body })
  for (let atMs = beatMs; atMs <= paidMs; atMs += beatMs) {
    await clock.advance(beatMs)
    for (const one of [client, robin]) await one.say('chat:beat', { chat_id: id })
  }
  await client.call(readings.end, { body: { chat_id: id } })
  for (const one of [client, robin]) one.leave()
  await database.transaction((tx) => markGone(tx, reader.id, site.node, clock.now()))
  await clock.advance(beganMs + earnedAgoMs - clock.now())
  await makeDue(server.parts)
}
