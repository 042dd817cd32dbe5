import { approvals } from '@evenlight/contract/approvals'
import { fullbans } from '@evenlight/contract/fullbans'
import { pressure } from '@evenlight/contract/pressure'
import { readings } from '@evenlight/contract/readings'
import { appealTokenFor } from '../src/accounts/tokens.ts'
import type { peopleOf } from './everybody.ts'
import type { House } from './house.ts'
import { admin, client } from './people.ts'
import type { Once } from './words.ts'

interface Around {
  house: House
  people: Awaited<ReturnType<typeof peopleOf>>
  once: Once
  /** Readings of client A and reader A: one that goes on, one that is over; and a purchase of client A's. */
  open: () => Promise<string>
  settled: () => Promise<string>
  paid: () => Promise<string>
}

/** What lies before the house of a world: to be decided, or to be objected to. */
export const casesOf = ({ house, people, once, open, settled, paid }: Around) => {
  const { 'client A': mine, 'reader A': theirs } = people
  const pressed = async () => {
    const said = { client_msg_id: 'a-curse-said', body: 'You are cursed.' }
    await theirs.call(readings.write, { body: { chat_id: await open(), ...said } })
    const { data } = await people.admin.call(pressure.flags, { query: { limit: '100' } })
    return data.find(({ reader }) => reader.id === theirs.id)!.id
  }
  return {
    /** A mark at words of reader A that press. */
    pressed: () => once('pressed', pressed),
    /** The ban of client A that reader A asked for. */
    fullBan: () =>
      once('full ban', async () => {
        const body = { client_id: mine.id, chat_id: await settled(), reason: 'Threats.' }
        return (await theirs.call(fullbans.ban, { body })).data.id
      }),
    /** Of somebody who is banned. */
    appealToken: () =>
      once('appeal token', async () => {
        const { id } = await client(house)
        await people.admin.call(fullbans.ban, { body: { client_id: id, reason: 'Threats.' } })
        return appealTokenFor(house.parts.keys, id, house.clock.now())
      }),
    /** A refund that the card company will not make any more. */
    byHand: () =>
      once('by hand', async () => {
        const id = await paid()
        const asked = { clientId: mine.id, byId: people.admin.id, reason: 'Banned.', now: house.clock.now() }
        await house.database.transaction((tx) => house.features.payments.refundUnused(tx, asked))
        const { rows } = await house.database.pool.query<{ id: string }>(
          'update payment_refund set by_hand_at = made_at where payment_id = $1 returning id',
          [id],
        )
        return rows[0]!.id
      }),
    /** A higher limit that somebody of the house asked for. */
    approval: () =>
      once('approval', async () => {
        const body = { kind: 'refund' as const, amount: 1_000_000, reason: 'Larger sums.' }
        const asker = await admin(house, { admin_role: 'money' })
        const { problem } = await asker.call(approvals.setLimit, { body })
        return problem['approval_id'] as string
      }),
  }
}
