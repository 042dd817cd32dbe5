import { expect, test } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { wallet as area } from '@evenlight/contract/wallet'
import { openHouse } from '../../test/house.ts'
import { client, reader } from '../../test/people.ts'
import { grant, grantWelcome } from './grants.ts'
import { hold, settle } from './readings.ts'

const house = await openHouse({ demo: true })
const { database, clock } = house
const minuteMs = 60_000
const weekMs = 7 * 86_400_000

test('lots come in spending order, with what a running reading holds and how many readers may still use them', async () => {
  const mara = await client(house)
  const idris = await reader(house)
  const now = clock.now()
  const opaque_data = { descriptor: 'demo', value: 'approved' }
  await mara.call(payments.checkout, { body: { package_id: 'pkg_45_and_5_free', opaque_data } })
  const used = {
    readingId: 'cht_lots',
    readerId: idris.id,
    freeSeconds: 90,
    paidSeconds: 0,
    rateCentsPerMinute: 48,
    now,
  }
  await database.transaction(async (tx) => {
    await grantWelcome(tx, { clientId: mara.id, now })
    await hold(tx, {
      readingId: used.readingId,
      clientId: mara.id,
      readerId: idris.id,
      freeSecondsMax: 120,
      paidSecondsMax: 0,
      now,
    })
  })
  const [held] = (await mara.call(area.lots)).data
  expect(held).toMatchObject({ source: 'welcome', left_seconds: 600, held_seconds: 120 })
  await database.transaction((tx) => settle(tx, used))
  const { data } = await mara.call(area.lots)
  expect(data).toMatchObject([
    {
      kind: 'free',
      source: 'welcome',
      seconds: 600,
      left_seconds: 510,
      held_seconds: 0,
      expires_at: new Date(now + weekMs).toISOString(),
      readers_left: 1,
    },
    { kind: 'free', source: 'package', seconds: 300, left_seconds: 300 },
    { kind: 'paid', source: 'package', seconds: 2700, left_seconds: 2700 },
  ])
  expect(data[2]).not.toHaveProperty('expires_at')
  expect((await idris.call(area.lots)).problem.code).toBe('wrong_role')
})

test('what has expired is no longer owned', async () => {
  const oona = await client(house)
  const now = clock.now()
  const gift = {
    clientId: oona.id,
    kind: 'free',
    seconds: 300,
    source: 'gift',
    subject: oona.id,
    ref: 'gift/lots',
  } as const
  await database.transaction((tx) => grant(tx, { ...gift, expiresAtMs: now + minuteMs, now }))
  expect((await oona.call(area.lots)).data).toMatchObject([{ source: 'gift' }])
  await clock.advance(minuteMs)
  expect((await oona.call(area.lots)).data).toEqual([])
})
