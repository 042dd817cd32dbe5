import { appointments } from '@evenlight/contract/appointments'
import type { Args } from '@evenlight/contract/client'
import type { Role, Route } from '@evenlight/contract/route'
import { saveProfile } from '../src/readers/profile.ts'
import type { House } from './house.ts'
import { client, reader, signIn, type TestPerson } from './people.ts'

const quarterMs = 900_000
export const dayMs = 86_400_000
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** A reader whose every hour of the week can be booked by chat, or these of each day. */
export const allWeek = (house: House, readerId: string, from = '00:00', to = '24:00') =>
  house.database.transaction((tx) =>
    saveProfile(
      tx,
      readerId,
      { channels: ['chat'], schedule: weekdays.map((weekday) => ({ weekday, from, to })) },
      house.clock.now(),
    ),
  )

/** Moves an appointment to the quarter that is nearest to now, as only time can; answers its id. */
export const beginNow = async (house: House, id: string) => {
  const at = new Date(Math.round(house.clock.now() / quarterMs) * quarterMs).toISOString()
  const { pool } = house.database
  await pool.query(
    `update appointment_quarter q set at = q.at + ($2::timestamptz - a.starts_at) from appointment a
      where a.id = $1 and q.appointment_id = a.id`,
    [id, at],
  )
  await pool.query(
    `update appointment set starts_at = $2, reminded_minutes = 10, due_at = $2::timestamptz + interval '10 minutes'
      where id = $1`,
    [id, at],
  )
  return id
}

/** The next quarter that is at least so far ahead. */
export const quarterAhead = (house: House, ms: number) =>
  new Date(Math.ceil((house.clock.now() + ms) / quarterMs) * quarterMs).toISOString()

/** Half an hour of this reader's tomorrow, which can be booked. */
export const freeSlot = async (house: House, readerId: string) => {
  await allWeek(house, readerId)
  return { reader_id: readerId, starts_at: quarterAhead(house, dayMs), minutes: 30 as const }
}

/** Makes calls as somebody, signed in anew, as sign-ins don't outlive the days that a test lets pass. */
export const asNow = async (house: House, { id }: TestPerson, role: Role) => {
  const { access } = await signIn(house, { id, role })
  return <const S extends Route>(route: S, args?: Args<S>) => house.call(route, args, access)
}

/** A client and a reader who can be booked at any hour, in Madrid and in New York. */
export const bookable = async (house: House) => {
  const ida = await client(house, { time_zone: 'Europe/Madrid' })
  const mara = await reader(house, { time_zone: 'America/New_York' })
  await allWeek(house, mara.id)
  return { ida, mara }
}
export type Two = Awaited<ReturnType<typeof bookable>>

export const askFor = async (house: House, { ida, mara }: Two, starts_at: string, minutes: 15 | 30 | 45 | 60 = 30) => {
  const call = await asNow(house, ida, 'CLIENT')
  return call(appointments.ask, { body: { reader_id: mara.id, starts_at, minutes, channel: 'chat' } })
}

/** An appointment of these two that stands; answers its id. */
export const agreed = async (house: House, two: Two, starts_at: string) => {
  const { data, problem } = await askFor(house, two, starts_at)
  if (problem) throw new Error(JSON.stringify(problem))
  const accept = await asNow(house, two.mara, 'READER')
  await accept(appointments.accept, { body: { id: data.id } })
  return data.id
}

/** All of somebody's appointments of one heap. */
export const listed = async (
  house: House,
  person: TestPerson,
  role: Role,
  heap: 'coming' | 'asked' | 'past' = 'coming',
) => (await (await asNow(house, person, role))(appointments.index, { query: { heap } })).data
