import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { orders } from '@evenlight/contract/orders'
import { tickets } from '@evenlight/contract/tickets'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import type { Who } from '../visit.ts'
import type { Guest } from './guests.ts'
import { asksBack, explains, written, type questions } from './words.ts'
import type { World } from './world.ts'

const orderCents = [2995, 3995]
const payment = { by: 'card', opaque_data: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' } }

/** What people write to each other and to the house. */
export const makeCorrespondence = (world: World) => {
  const { agenda, clock, draws, visit, admin } = world
  const later = (minutes: number, work: () => Promise<unknown>) => {
    const atMs = clock.now() + minutes * minuteMs
    if (atMs < world.endMs) agenda.add(atMs, work)
  }

  const send = async (guest: Guest, reader: Who, fromReader: boolean, text: string) => {
    const from = fromReader ? reader : guest.who
    const body = { message: text, client_id: guest.who.id, reader_id: reader.id, type: from.role }
    return (await visit(from, (call) => call(messages.create, { body }))).id
  }
  /** An exchange, each message approved, read and answered, the last one not always. */
  const exchange = async (guest: Guest, reader: Who, [first, ...rest]: [fromReader: boolean, text: string][]) => {
    if (!first) return
    const [fromReader, text] = first
    const id = await send(guest, reader, fromReader, text)
    later(draws.whole(6, 55), async () => {
      await visit(admin, (call) => call(moderation.approve, { params: { id }, body: {} }))
      const to = fromReader ? guest.who : reader
      later(draws.whole(30, 900), async () => {
        if (!rest.length && draws.chance(35)) return
        await visit(to, (call) => call(messages.read, { body: { ids: [id] } }))
        await exchange(guest, reader, rest)
      })
    })
  }
  const giveBack = async (guest: Guest, reader: Who, [text, reason]: [string, string]) => {
    const id = await send(guest, reader, false, text)
    later(draws.whole(10, 60), () =>
      visit(admin, (call) => call(moderation.return, { params: { id }, body: { reason } })),
    )
  }
  /** An e-mail reading: ordered, written, and now and then asked about. */
  const order = async (guest: Guest, reader: Who, n: number, isOpen: boolean) => {
    const { questions: asked, answers } = written[n % written.length]!
    const body = { reader_id: reader.id, questions: asked, price_cents: orderCents[asked.length - 1]!, payment }
    const answered = (await visit(guest.who, (call) => call(orders.order, { body }))) as unknown as { order_id: string }
    const { order_id } = answered
    if (isOpen) return
    later((draws.whole(5, 40) * hourMs) / minuteMs, async () => {
      await visit(reader, (call) => call(orders.answer, { body: { order_id, action: 'deliver', answers } }))
      if (n % written.length) return
      later(300, async () => {
        await visit(guest.who, (call) => call(orders.clarify, { body: { order_id, question: asksBack } }))
        later(400, () =>
          visit(reader, (call) => call(orders.answer, { body: { order_id, action: 'explain', text: explains } })),
        )
      })
    })
  }
  const ask = async (guest: Guest, { answer, thanks, ...asked }: (typeof questions)[number]) => {
    const { id: ticket_id } = await visit(guest.who, (call) => call(tickets.ask, { body: asked }))
    if (!answer) return
    later(draws.whole(40, 600), async () => {
      await visit(admin, (call) => call(tickets.answer, { body: { ticket_id, body: answer, close: !thanks } }))
      if (thanks)
        later(draws.whole(60, 500), async () => {
          await visit(guest.who, (call) => call(tickets.add, { body: { ticket_id, body: thanks } }))
          later(30, () =>
            visit(admin, (call) => call(tickets.answer, { body: { ticket_id, body: 'Gladly.', close: true } })),
          )
        })
    })
  }
  return { send, exchange, giveBack, order, ask }
}
