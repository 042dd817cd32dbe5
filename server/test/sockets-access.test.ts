import { expect, test } from 'vitest'
import { features, type SaidEvent } from '@evenlight/contract/areas'
import { letsIn, type Feature } from '@evenlight/contract/route'
import { newId } from '../src/kernel/ids.ts'
import { adminRoleOf, names, roleOf, type Name } from './everybody.ts'
import { openHouse } from './house.ts'
import { openReading, pair } from './readings.ts'
import { tab } from './sockets.ts'
import { openWorld } from './world.ts'

const house = await openHouse()
const people = await pair(house)
const reading = await openReading(house, people, { channel: 'voice' })
const world = await openWorld(house)

const said = Object.assign({}, ...Object.values(features as Record<string, Feature>).map((one) => one.said)) as Record<
  SaidEvent,
  NonNullable<Feature['said']>[string]
>
const of = (chat_id: string, n: string): Record<SaidEvent, Record<string, unknown>> => ({
  'chat:join': { chat_id },
  'chat:beat': { chat_id },
  'chat:message': { chat_id, client_msg_id: `not-theirs-${n}`, body: 'Good evening.' },
  'chat:typing': { chat_id },
  'chat:read': { chat_id, seq: 0 },
  'call:signal': { chat_id, leg: 'ab12'.repeat(4), to: 'cd34'.repeat(4), signal: { kind: 'offer', sdp: 'v=0\r\n' } },
  'watch:begin': { chat_id, reason: 'They asked us to.' },
  'watch:end': { chat_id },
  'reader:watch': { reader_ids: [people.reader.id] },
})
const events = Object.keys(said) as SaidEvent[]

const tabOf = async (who: Name) => {
  if (who === 'anonymous') return undefined
  return tab(house, world.people[who]).catch(() => undefined)
}

test.each(names)('%s says nothing in the reading of two others, and hears nothing of it', async (who) => {
  const one = await tabOf(who)
  const role = roleOf(who)
  // Nobody without a sign-in that counts gets as far as saying anything.
  if (role === undefined) return expect(one).toBeUndefined()
  const isIn = (event: SaidEvent) => letsIn(said[event].access, { role, adminRole: adminRoleOf(who) })
  for (const event of events) {
    const answer = await one!.say(event, of(reading.id, who.replace(' ', '-'))[event])
    if (!isIn(event)) {
      expect([event, answer.problem?.code]).toEqual([event, 'wrong_role'])
      continue
    }
    // What is for the house, and what is public, is theirs; all else is nobody's reading to them.
    if (event.startsWith('watch:') || event === 'reader:watch') {
      expect([event, answer.problem]).toEqual([event, undefined])
      continue
    }
    const missing = await one!.say(event, of(newId('cht'), who.replace(' ', '-'))[event])
    expect(answer.problem?.code, event).toMatch(/^(not_found|wrong_state)$/)
    expect(missing.problem, event).toEqual(answer.problem)
  }
  one!.close()
})

test('every event that browsers say is in the walk', () => {
  expect(Object.keys(of('x', 'x')).toSorted()).toEqual(events.toSorted())
  expect(events.length).toBeGreaterThan(8)
})
