import { appointments } from '@evenlight/contract/appointments'
import { hourMs } from '@evenlight/core/wall-clock'
import { findPersonNamed } from '../../accounts/public.ts'
import type { Db } from '../../kernel/database.ts'
import type { Visit, Who } from '../visit.ts'

/** Who has agreed on a time with whom, and who still waits for an answer. */
const agreed = [
  ['nell-ashby', 'demo-reader'],
  ['harriet-oak', 'amparo-soler'],
  ['maeve-donnelly', 'celeste-okafor'],
  ['salma-nasr', 'noor-haddad'],
  ['gil-moreno', 'henrik-dahl'],
  ['ruth-abel', 'walter-finch'],
  ['demo-client', 'demo-reader'],
  ['dario-voss', 'lin-yao'],
  ['wendy-marsh', 'juniper-cole'],
] as const
const asked = [
  ['tessa-brook', 'demo-reader'],
  ['ines-carvalho', 'beatriz-nunes'],
] as const
const notes = [
  'About the house again.',
  'The second half of what we began.',
  'My sister, and what I said.',
  'The new year.',
]
const soonMs = 8 * hourMs

export const who = async (db: Db, username: string, role: Who['role']): Promise<Who> => {
  const found = await findPersonNamed(db, username)
  if (!found) throw new Error(`the ninety days know no ${username}`)
  return { id: found.id, username, role }
}

/** The week ahead: times are agreed on by the hours that readers really have, from the day of the start on. */
export const agreeAhead = async (db: Db, visit: Visit, now: number) => {
  for (const [n, [client, reader]] of [...agreed, ...asked].entries()) {
    const [from, to] = [await who(db, client, 'CLIENT'), await who(db, reader, 'READER')]
    const id = await visit(from, async (call) => {
      const query = { reader_id: to.id, minutes: '30', days: '8' }
      const { slots } = (await call(appointments.slots, { query })) as unknown as { slots: { starts_at: string }[] }
      const free = slots.filter(({ starts_at }) => Date.parse(starts_at) > now + soonMs)
      const slot = free[Math.floor((free.length * n) / (agreed.length + asked.length))]
      if (!slot) return undefined
      const wish = {
        reader_id: to.id,
        starts_at: slot.starts_at,
        minutes: 30,
        channel: 'chat',
        note: notes[n % notes.length],
      }
      return (await call(appointments.ask, { body: wish })).id
    })
    if (id !== undefined && n < agreed.length) await visit(to, (call) => call(appointments.accept, { body: { id } }))
  }
}
