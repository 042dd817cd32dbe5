import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { admin, client, signIn } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { forgetWhatIsOver } from '../accounts/forget.ts'
import { forgetting } from '../kernel/forget.ts'
import { addressOf } from './address.ts'
import { claimUpload } from './public.ts'
import { removeLoose } from './clean.ts'

const house = await openHouse()
const { png } = await good()
const file = new Blob([new Uint8Array(png)])
const stored = () => readdirSync(join(house.parts.site.dataDir, 'uploads'))
const send = async () => (await house.call(uploads.publicMedia, { file })).data
const get = (url: string) => house.app.inject({ url })

let count = 0
const apply = (picture?: string, given: { username?: string; email?: string } = {}) => {
  const username = `applicant-${++count}`
  const person = { username, email: `${username}@people.test`, password: 'seven quiet rivers', first_name: 'Nora' }
  const place = { date_of_birth: '1990-05-17', country: 'ES', time_zone: 'Europe/Madrid', locale: 'es-ES' }
  const words = { display_name: 'Nora', headline: 'Plain words', about: 'I read cards.', sample_reading: 'You asked.' }
  const lists = { expertise_ids: ['tarot'], languages: ['es'], channels: ['chat' as const], years: 4 }
  const body = { ...person, ...given, ...place, ...words, ...lists, accept_terms_version: TERMS_VERSION, picture }
  return house.call(accounts.apply, { body })
}
const gone = { code: 'bad_input', fields: { picture: expect.any(String) } }

describe('a picture without an account', () => {
  test('is answered by its name alone, and nobody can look at it', async () => {
    const { status, data, problem } = await house.call(uploads.publicMedia, { file })
    expect([status, problem]).toEqual([201, undefined])
    expect(data).toEqual({ name: expect.stringMatching(/^upl_[\w-]{22}\.webp$/), width: 40, height: 30 })
    expect((await get(`/uploads/${data.name}`)).statusCode).toBe(422)
    expect((await get(`/uploads/${data.name}?until=9999999999999&key=AAAA`)).statusCode).toBe(404)
  })

  test('cannot be attached by a member, whoever it is', async () => {
    const { name } = await send()
    const people = [await client(house), await admin(house)]
    for (const { id: personId } of people)
      await expect(
        house.database.transaction((tx) => claimUpload(tx, { name, personId, now: house.clock.now() })),
      ).rejects.toMatchObject({ code: 'not_found' })
    const written = await people[0]!.call(readings.write, {
      body: { chat_id: 'cht_aaaaaaaaaaaaaaaaaaaaaa', client_msg_id: 'with-a-picture', body: 'Look', image: name },
    })
    expect(written.problem.code).toBe('not_found')
    expect((await apply(name)).status).toBe(201)
  })

  test('is gone after an hour, and then takes part in no application', async () => {
    const { name } = await send()
    await house.clock.advance(3_600_000)
    expect((await apply(name)).problem).toMatchObject(gone)
    await house.clock.advance(1)
    await removeLoose(house.parts)
    expect(stored()).not.toContain(name)
  })
})

describe('an application', () => {
  test('with a picture shows it to admins, and to nobody else', async () => {
    const { name } = await send()
    const made = await apply(name)
    const query = { id: made.data.user_id }
    const look = await (await admin(house)).call(accounts.member, { query })
    const url = look.data.application?.picture?.original_url ?? ''
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(url.startsWith(`/uploads/${name}?`)).toBe(true)
    await house.clock.advance(3_600_000)
    expect((await get(url)).statusCode).toBe(404)
    await house.database.pool.query(`update account_person set state = 'active', approval = 'approved' where id = $1`, [
      query.id,
    ])
    const { access } = await signIn(house, { id: query.id, role: 'READER' })
    const { application } = (await house.call(accounts.member, { query: {} }, access)).data
    expect([application?.display_name, application?.picture]).toEqual(['Nora', undefined])
    expect((await (await client(house)).call(accounts.member, { query })).problem.code).toBe('not_found')
  })

  test('that is approved makes the middle of its picture the portrait, until its reader chooses another', async () => {
    const { name } = await send()
    const { data } = await apply(name)
    await house.database.pool.query(`update account_person set state = 'active' where id = $1`, [data.user_id])
    const decide = async (decision: 'approve' | 'refuse') =>
      (await admin(house)).call(accounts.approve, { body: { member_id: data.user_id, decision, reason: 'Read.' } })
    expect((await decide('approve')).problem).toBeUndefined()
    const portrait = async () => {
      await house.clock.advance(1001)
      return (await house.call(readers.profile, { params: { id: data.user_id } })).data.picture
    }
    const first = await portrait()
    expect(first).toMatchObject({ width: 30, height: 30 })
    expect((await get(first!.original_url)).statusCode).toBe(200)
    await decide('refuse')
    await decide('approve')
    expect(await portrait()).toEqual(first)
  })

  test('keeps its picture, and an account that nobody confirms loses it', async () => {
    const { name } = await send()
    await apply(name)
    await house.clock.advance(25 * 3_600_000)
    await removeLoose(house.parts)
    expect(stored()).toContain(name)
    await house.clock.advance(3 * 24 * 3_600_000)
    await forgetting(house.database, ...forgetWhatIsOver(house.parts))()
    expect(stored()).not.toContain(name)
    const { rows } = await house.database.pool.query('select name from upload where name = $1', [name])
    expect(rows).toEqual([])
  })

  test('takes a picture once, also of two at the same moment', async () => {
    const { name } = await send()
    const answers = await Promise.all([apply(name), apply(name)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect((await apply(name)).problem).toMatchObject(gone)
  })

  test('takes no picture of a member, and no address or size in place of a name', async () => {
    const ida = await client(house)
    const { name } = (await ida.call(uploads.media, { file })).data
    const other = (await send()).name
    for (const picture of [name, 'upl_aaaaaaaaaaaaaaaaaaaaaa.webp', other.replace('.webp', '.320.webp'), '../secret'])
      expect((await apply(picture)).problem).toMatchObject(gone)
    expect((await apply(addressOf(house.parts.keys, other, house.clock.now()))).problem).toMatchObject(gone)
  })

  test('that is refused for something else leaves the picture for the next try', async () => {
    const { name } = await send()
    const { username } = await client(house)
    expect((await apply(name, { username })).problem).toMatchObject({ fields: { username: expect.any(String) } })
    expect((await apply(name)).status).toBe(201)
  })

  test('with the address of somebody who is here uses the picture up alike, and it goes with what nobody confirms', async () => {
    const { name } = await send()
    const { email } = await client(house)
    expect((await apply(name, { email })).status).toBe(201)
    expect((await apply(name)).problem).toMatchObject(gone)
    await house.clock.advance(4 * 24 * 3_600_000)
    await forgetting(house.database, ...forgetWhatIsOver(house.parts))()
    expect(stored()).not.toContain(name)
  })
})
