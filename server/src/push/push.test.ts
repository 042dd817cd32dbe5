import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { notices } from '@evenlight/contract/notices'
import { push } from '@evenlight/contract/push'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { openHouse } from '../../test/house.ts'
import { admin, client, setPerson, signIn, type TestPerson } from '../../test/people.ts'
import { newReceiver, openPushService, unsealed, vapidIn } from '../../test/push-host.ts'
import { tell } from '../notices/public.ts'

const service = await openPushService()
const trusted = getCACertificates('default')
setDefaultCACertificates([...trusted, service.certificate])
afterAll(() => {
  setDefaultCACertificates(trusted)
  service.close()
})
const house = await openHouse({ pushHosts: [service.host] })
let ida = await client(house)
beforeEach(async () => {
  ida = await client(house, { time_zone: 'America/New_York' })
  service.came.length = 0
  Object.assign(service.state, { status: 201, headers: {} })
})

let names = 0
/** A browser that its owner subscribed. */
const subscribed = async (who: TestPerson = ida, endpoint = service.endpoint(`browser-${++names}`)) => {
  const receiver = newReceiver()
  const keys = { p256dh: receiver.publicKey.toString('base64url'), auth: receiver.auth.toString('base64url') }
  const { data } = await who.call(push.add, { body: { endpoint, keys } })
  return { ...receiver, ...data, endpoint, keys }
}
const told = async (who: TestPerson = ida, name = 'Mara') => {
  await house.database.transaction((tx) =>
    tell(tx, house.parts, {
      personId: who.id,
      event: 'message_delivered',
      title: ['message_delivered', { name }],
      body: 'The words themselves.',
      link: '/admin-user/message',
      now: house.clock.now(),
    }),
  )
}
const drained = () => house.jobs.drain()
const mine = async (who = ida) => (await who.call(push.mine)).data
const quiet = (from: string, until: string) => ida.call(push.setQuietHours, { body: { from, until } })

describe('what is sent', () => {
  test('is opened by the browser it is for alone, and says the title and the way, never the words', async () => {
    const [hers, other] = [await subscribed(), await subscribed(await client(house))]
    await told()
    await drained()
    expect(service.came).toHaveLength(1)
    const { path, headers, body } = service.came[0]!
    expect(path).toBe(new URL(hers.endpoint).pathname)
    const { data } = await ida.call(notices.unread)
    expect(JSON.parse(unsealed(body, hers))).toEqual({
      title: 'A message from Mara',
      link: '/admin-user/message',
      tag: data[0]!.id,
    })
    expect(() => unsealed(body, { ...other, publicKey: hers.publicKey })).toThrow()
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '14400',
      urgency: 'normal',
      topic: data[0]!.id,
    })
    expect(body.toString('latin1')).not.toContain('Mara')
    expect(house.logged()).not.toMatch(/browser-\d|A message from/)
  })

  test('says its title in the language of whom it is for', async () => {
    await setPerson(house, ida.id, { locale: 'ar-EG' })
    const hers = await subscribed()
    await told()
    await drained()
    expect(JSON.parse(unsealed(service.came[0]!.body, hers))).toMatchObject({ title: 'رسالة من Mara' })
  })

  test('is signed by the key that the browser subscribed with, for this service and half a day', async () => {
    await subscribed()
    await told()
    await drained()
    const { publicKey, aud, exp, sub } = vapidIn(String(service.came[0]!.headers.authorization))
    expect(publicKey).toBe((await mine()).public_key)
    expect([aud, sub]).toEqual([`https://${service.host}`, 'mailto:hello@evenlight.example'])
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(12 * hourMs)
  })

  test('fits, however long a title is', async () => {
    const hers = await subscribed()
    await told(ida, '🂡'.repeat(4000))
    await drained()
    expect(service.came[0]!.body.length).toBeLessThanOrEqual(4096)
    expect(unsealed(service.came[0]!.body, hers)).toContain('A message from 🂡')
  })
})

describe('nothing is sent', () => {
  test('to who has not asked, or switched the event off', async () => {
    await told()
    await subscribed()
    await ida.call(notices.setSettings, { body: { message_delivered: { push: false } } })
    await told()
    await drained()
    expect(service.came).toEqual([])
    expect((await ida.call(notices.settings)).data.message_delivered).toEqual({ site: true, mail: true, push: false })
  })

  test('in quiet hours, by the clock of the person, over midnight too; nor later', async () => {
    await subscribed()
    // The house's clock stands at noon of UTC or a little after: seven in the morning in New York.
    const hour = new Date(house.clock.now()).getUTCHours() - 5
    const at = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`
    await quiet(at(-9), at(1))
    await told()
    await drained()
    expect(service.came).toEqual([])
    await quiet(at(1), at(-9))
    await drained()
    expect(service.came).toEqual([])
    await told()
    await drained()
    expect(service.came).toHaveLength(1)
    expect((await quiet('22:00', '22:00')).problem.fields).toEqual({
      until: 'The two times must differ.',
    })
    expect(
      (await ida.call(push.setQuietHours, { body: { from: '22:00', until: null } })).problem.fields,
    ).toHaveProperty('until')
    const { data } = await ida.call(push.setQuietHours, { body: { from: null, until: null } })
    expect([data.quiet_hours, data.time_zone]).toEqual([null, 'America/New_York'])
  })

  test('to a browser that signed out, or whose owner was blocked', async () => {
    const blocked = await client(house)
    for (const who of [ida, blocked]) await subscribed(who)
    for (const who of [ida, blocked]) await told(who)
    await ida.call(accounts.logout)
    await setPerson(house, blocked.id, { blocked_at: house.clock.now() })
    await drained()
    expect(service.came).toEqual([])
    const { rows } = await house.database.pool.query('select 1 from push_subscription where person_id = $1', [ida.id])
    expect(rows).toEqual([])
  })

  test('after a browser was taken off, which its owner alone can do', async () => {
    const { id } = await subscribed()
    expect((await (await client(house)).call(push.remove, { body: { id } })).problem.code).toBe('not_found')
    expect((await ida.call(push.remove, { body: { id } })).data).toEqual({ id })
    await told()
    await drained()
    expect([service.came, (await mine()).subscriptions]).toEqual([[], []])
  })

  test('hours late', async () => {
    await subscribed()
    await told()
    await house.clock.advance(4 * hourMs + 1)
    await drained()
    expect(service.came).toEqual([])
  })
})

describe('a push service that does not take it', () => {
  test.each([404, 410])('and says %i: the browser is forgotten, the others are told', async (status) => {
    await subscribed()
    await told()
    service.state.status = status
    await drained()
    expect((await mine()).subscriptions).toEqual([])
    service.came.length = 0
    await told()
    await drained()
    expect(service.came).toEqual([])
  })

  test('for now: it is tried again, and not before the time it asked for', async () => {
    await subscribed()
    await told()
    Object.assign(service.state, { status: 429, headers: { 'retry-after': '120' } })
    await expect(drained()).rejects.toThrow('429')
    service.state.status = 201
    await house.clock.advance(minuteMs)
    await expect(drained()).rejects.toThrow('left alone')
    expect(service.came).toHaveLength(1)
    await house.clock.advance(minuteMs)
    await drained()
    expect(service.came).toHaveLength(2)
  })

  test('for good: it is not asked again, and nobody is forgotten', async () => {
    await subscribed()
    await told()
    service.state.status = 413
    await drained()
    await drained()
    expect([service.came.length, (await mine()).subscriptions.length]).toEqual([1, 1])
  })

  test('but leads elsewhere: nobody goes there', async () => {
    await subscribed()
    await told()
    Object.assign(service.state, { status: 307, headers: { location: service.endpoint('elsewhere') } })
    await expect(drained()).rejects.toThrow()
    expect(service.came).toHaveLength(1)
    service.state.status = 410
    await drained()
  })
})

describe('a browser', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilpush.apple.com.test/x',
    'https://notify.windows.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://[::1]/x',
    'not an address',
  ])('is told at a push service and nowhere else: not at %s', async (endpoint) => {
    const { publicKey, auth } = newReceiver()
    const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
    const { problem } = await ida.call(push.add, { body: { endpoint, keys } })
    expect(problem.fields).toEqual({ endpoint: expect.any(String) })
  })

  test('of each maker can be added, and one whose key is no key not', async () => {
    for (const host of [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'wns2-am3p.notify.windows.com',
      'web.push.apple.com',
    ])
      expect((await subscribed(ida, `https://${host}/one/${host}`)).id).toMatch(/^psh_/)
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const { problem } = await ida.call(push.add, { body: { endpoint: 'https://web.push.apple.com/x', keys } })
    expect(problem.fields).toEqual({ 'keys.p256dh': expect.any(String) })
  })

  test('that is added twice is one, a sign-in has one, and the eleventh sign-in takes the place of the first', async () => {
    const { endpoint, keys, id } = await subscribed()
    expect((await ida.call(push.add, { body: { endpoint, keys } })).data).toMatchObject({ id, here: true })
    const second = await subscribed()
    expect((await mine()).subscriptions.map((one) => one.id)).toEqual([second.id])
    for (let n = 0; n < 10; n++) {
      await house.clock.advance(1000)
      const { access } = await signIn(house, { id: ida.id, role: 'CLIENT' })
      const { publicKey, auth } = newReceiver()
      const body = {
        endpoint: service.endpoint(`more-${n}`),
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      }
      expect((await house.call(push.add, { body }, access)).data.here).toBe(true)
    }
    const { subscriptions } = await mine()
    expect([subscriptions.length, subscriptions.some((one) => one.here)]).toEqual([10, false])
  })

  test('that somebody else signs in with is theirs from then on; who knows its address alone gets nothing', async () => {
    const { endpoint, keys } = await subscribed()
    const toma = await client(house)
    const stranger = newReceiver()
    const strange = { p256dh: stranger.publicKey.toString('base64url'), auth: stranger.auth.toString('base64url') }
    expect((await toma.call(push.add, { body: { endpoint, keys: strange } })).problem.code).toBe('not_yours')
    await toma.call(push.add, { body: { endpoint, keys } })
    expect([(await mine()).subscriptions.length, (await mine(toma)).subscriptions.length]).toEqual([0, 1])
    await told()
    await drained()
    expect(service.came).toEqual([])
  })
})

test('the board is not pushed', async () => {
  await subscribed()
  const desk = await admin(house)
  await desk.call(notices.post, { body: { audience: 'everybody', title: 'New hours', body: 'From Monday on.' } })
  await drained()
  expect(service.came).toEqual([])
  const set = { board: { push: true } as object }
  expect((await ida.call(notices.setSettings, { body: set })).problem.code).toBe('bad_input')
})
