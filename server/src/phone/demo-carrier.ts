import type { Database } from '../kernel/database.ts'
import type { Mail } from '../kernel/mail.ts'
import type { Carrier, Told } from './carrier.ts'
import { listEvents } from './event-store.ts'
import { listLegs } from './leg-store.ts'

const callOf = (legId: string) => `demo_${legId}`
const legOf = (callId: string) => callId.slice(5)

/** A demo rings nobody: its telephones are a page with buttons, and what is pressed there is told as a carrier would tell it. */
export const demoCarrier = (
  { database, mail, now }: { database: Database; mail: Mail; now: () => number },
  hear: (told: Told) => Promise<unknown>,
) => {
  const tell = (legId: string, what: Told['what'], atMs = now()) =>
    hear({ id: `${callOf(legId)}/${what}`, legId, callId: callOf(legId), what, atMs })
  const put = (recipient: string, subject: string, body: string) =>
    database.transaction((tx) => mail.send(tx, { channel: 'sms', recipient, subject, body }))
  const carrier: Carrier = {
    ring: async ({ legId }) => {
      await tell(legId, 'rung')
      return callOf(legId)
    },
    hangUp: (callId) => tell(legOf(callId), 'left'),
    setCap: async () => {},
    look: async (callId, readingId) => {
      const leg = (await listLegs(database.db, readingId)).find(({ id }) => id === legOf(callId))
      const joined = (await listEvents(database.db, readingId)).find(
        ({ side, what }) => side === leg?.side && what === 'joined',
      )
      if (!leg || leg.over_at !== null) return { is: 'over', how: 'left', leftMs: leg?.over_at ?? now() }
      return joined ? { is: 'in', joinedMs: joined.at } : { is: 'ringing' }
    },
    text: (to, words) => put(to, 'SMS', words),
    say: (to, { words }) => put(to, 'As the voice says it', words),
  }
  return { carrier, tell }
}
export type DemoTelephones = ReturnType<typeof demoCarrier>
