import { accounts } from '@evenlight/contract/accounts'
import { appealHeader, fullbans } from '@evenlight/contract/fullbans'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import type { House } from './house.ts'
import { client, password, type TestPerson } from './people.ts'
import { onlineReader, openReading } from './readings.ts'

type Body = Parameters<typeof body>[1]
const body = (person: { id: string }, more: Record<string, unknown>) =>
  ({ client_id: person.id, reason: 'Threats.', ...more }) as never

/** A call about a ban of somebody. */
export const ban = (by: TestPerson, person: { id: string }, more: Body = {}) =>
  by.call(fullbans.ban, { body: body(person, more) })

/** A reader and a client who have had a reading. */
export const met = async (house: House, time: Parameters<typeof client>[1] = { free_seconds: 600 }) => {
  const people = { client: await client(house, time), reader: await onlineReader(house) }
  const reading = await openReading(house, people)
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return { ...people, readingId: reading.id }
}

/** What somebody learns who signs in with the right password. */
export const signInAs = (house: House, { username }: { username: string }, typed = password) =>
  house.call(accounts.login, { body: { login: username, password: typed } })

/** A banned person's own page, by the token that their sign-in brought. */
export const ownBy = async (house: House, person: { username: string }) => {
  const token = (await signInAs(house, person)).problem.appeal_token as string
  const headers = { [appealHeader]: token }
  return {
    token,
    look: () => house.call(fullbans.own, { headers } as never),
    appeal: (text: string) => house.call(fullbans.appeal, { body: { text }, headers } as never),
  }
}

/** Buys three quarters of an hour and a bonus; answers the payment. */
export const buy = async (who: TestPerson, value = 'approved') =>
  (
    await who.call(payments.checkout, {
      body: { package_id: 'pkg_45_and_5_free', opaque_data: { descriptor: 'DEMO', value } },
    })
  ).data.payment.id

/** The letters that somebody got. */
export const lettersTo = async (house: House, { email }: { email: string }) =>
  (
    await house.database.pool.query<{ subject: string; body: string }>(
      'select subject, body from mail where recipient = $1 order by at',
      [email],
    )
  ).rows
