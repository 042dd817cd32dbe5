import { audit } from '@evenlight/contract/audit'
import { care } from '@evenlight/contract/care'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { openWorld } from '../../test/world.ts'

const house = await openHouse({ demo: true })
const world = await openWorld(house)
const [ana, ben] = [await admin(house, { username: 'ana' }), await admin(house, { username: 'ben' })]
const follow = (who: typeof ana, id: string, what: 'wrote' | 'nothing', words?: string, key?: string) =>
  who.call(care.follow, { params: { id }, body: { what, ...(words && { words }) }, ...(key && { key }) })
const shown = async (id: string) => (await ana.call(care.signs, { query: {} })).data.find((one) => one.id === id)

test('what the house did stands beside the sign, with whose it was and when, and counts as seen', async () => {
  const id = await world.paused()
  expect(await shown(id)).toMatchObject({ followed: [] })
  const at = new Date(house.clock.now()).toISOString()
  expect((await follow(ana, id, 'wrote', 'They are with a friend.')).data.seen?.by.username).toBe('ana')
  await follow(ben, id, 'nothing')
  expect(await shown(id)).toMatchObject({
    seen: { by: { username: 'ana' } },
    followed: [
      { what: 'wrote', words: 'They are with a friend.', by: { username: 'ana' }, at },
      { what: 'nothing', by: { username: 'ben' } },
    ],
  })
  const { data } = await ana.call(audit.log, { query: { about: id } })
  expect(data.map(({ action, detail }) => [action, detail])).toEqual([
    ['care.follow', { what: 'nothing' }],
    ['care.follow', { what: 'wrote' }],
  ])
})

test('the same step sent twice by its key stands once, and none stands where there is no sign', async () => {
  const id = await world.paused()
  const before = (await shown(id))!.followed.length
  await follow(ana, id, 'wrote', undefined, 'this-step-once')
  await follow(ana, id, 'wrote', undefined, 'this-step-once')
  expect((await shown(id))?.followed).toHaveLength(before + 1)
  expect((await follow(ana, 'cht_nowhere_at_all', 'wrote')).problem.code).toBe('not_found')
  expect((await follow(ana, id, 'wrote', 'x'.repeat(201))).problem.code).toBe('bad_input')
})
