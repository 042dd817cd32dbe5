import { afterAll, describe, expect, test } from 'vitest'
import { callOf } from '@evenlight/contract/client'
import { accounts } from '@evenlight/contract/accounts'
import { messages } from '@evenlight/contract/messages'
import { readings } from '@evenlight/contract/readings'
import { uploads } from '@evenlight/contract/uploads'
import { calls, type Args } from '../../test/calls.ts'
import { openHouse } from '../../test/house.ts'
import { approve, giveBack, write } from '../../test/messages.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'
import { openWorld, png } from '../../test/world.ts'
import { deliverDue } from './delivery.ts'

const house = await openHouse({ demo: true })
const world = await openWorld(house)
const { 'client A': ida, 'reader A': mara, admin: desk } = world.people
const reads = calls.filter(({ route }) => route.method === 'GET')
// Two people have one open reading at a time: what needs one that is over comes first.
await world.settled()
await ida.call(readings.end, { body: { chat_id: await world.call() } })
const inputs = new Map<string, Args>()
for (const { name, input } of reads) inputs.set(name, (await input?.(world)) ?? {})

/** Every byte that one GET answers this person. */
const bytesOf = async (who: TestPerson, route: (typeof reads)[number]['route'], args: Args) => {
  const answer = await house.app.inject({
    url: callOf(route, args as Record<string, unknown>).path,
    headers: { authorization: `Bearer ${who.token}`, ...args.headers },
  })
  const { date: _, ...headers } = answer.headers
  return JSON.stringify([answer.statusCode, headers, answer.body])
}
/** All that this person can read: every GET of the contract, and those that may name the message or its words. */
const everything = async (who: TestPerson, { id, senderId, word }: { id: string; senderId: string; word: string }) => {
  const told: Record<string, string> = {}
  for (const { name, route } of reads) told[name] = await bytesOf(who, route, inputs.get(name)!)
  for (const folder of ['inbox', 'outbox', 'sent'] as const) {
    told[`${folder}, all of it`] = await bytesOf(who, messages[folder], { query: { limit: '100' } })
    told[`${folder}, searched`] = await bytesOf(who, messages[folder], { query: { q: word.slice(0, 9) } })
  }
  told['the message'] = await bytesOf(who, messages.detail, { params: { id } })
  told['between the two'] = await bytesOf(who, messages.transcript, { query: { with: senderId } })
  told['whom to write to'] = await bytesOf(who, accounts.members, { query: {} })
  return told
}
const where = (told: Record<string, string>, word: string) =>
  Object.entries(told).flatMap(([name, bytes]) => (bytes.toLowerCase().includes(word.toLowerCase()) ? [name] : []))
const letters = async () => JSON.stringify(await house.mails())

const tabs = await tab(house, mara)
const socketBytes: string[] = []
tabs.socket.onAny((...said: unknown[]) => socketBytes.push(JSON.stringify(said)))
const onSocket = async (who: { say: (event: string, body: unknown) => Promise<unknown> }) => {
  // An answer comes after everything that was told before it.
  await who.say('chat:beat', { chat_id: 'cht_nobodysroom000000000' })
  return socketBytes.join('\n')
}
afterAll(() => tabs.close())

const hold = async (words: string) => {
  const sender = await client(house)
  const { data: picture } = await sender.call(uploads.media, { file: new Blob([new Uint8Array(png)]) })
  const blank = { id: 'msg_nobodys00000000000000', senderId: sender.id, word: 'canary' }
  const before = await everything(mara, blank)
  const { id } = await write({ client: sender, reader: mara }, words, picture.name)
  return { id, sender, picture: picture.name, before, at: { id, senderId: sender.id, word: 'canary' } }
}

describe('a held message', () => {
  test('is nothing at all to the person it is for', async () => {
    const { id, sender, picture, before, at } = await hold('Canary-one-7f3a sings.')
    await approve(house, desk, id, { delayMs: 8000 })
    const after = await everything(mara, at)
    for (const secret of ['canary-one-7f3a', picture, id, sender.username])
      expect([secret, where(after, secret)]).toEqual([secret, []])
    expect(after).toEqual(before)
    for (const told of [await onSocket(tabs), await letters(), house.logged()])
      for (const secret of ['anary-one-7f3a', picture, id]) expect(told).not.toContain(secret)
    expect((await mara.call(messages.read, { body: { ids: [id] } })).problem.code).toBe('not_found')
    expect((await mara.call(messages.hide, { body: { ids: [id], hidden: true } })).problem.code).toBe('not_found')
  })

  test('is theirs once it is delivered, so this would have been seen', async () => {
    const { id, sender, picture, at } = await hold('Canary-two-81bc sings.')
    await approve(house, desk, id, { delayMs: 8000 })
    await house.clock.advance(8000)
    await deliverDue(house.parts)
    const after = await everything(mara, at)
    expect(where(after, 'canary-two-81bc')).toEqual(
      expect.arrayContaining(['inbox, all of it', 'inbox, searched', 'the message', 'between the two']),
    )
    expect(where(after, picture)).toContain('the message')
    expect(where(after, sender.username)).toContain('whom to write to')
    expect(await onSocket(tabs)).toContain(id)
    const said = [await onSocket(tabs), await letters(), house.logged()].join('\n')
    expect(said).not.toContain('anary-two-81bc')
  })

  test('that is returned stays with its sender', async () => {
    const { id, picture, at } = await hold('Canary-three-c0de sings.')
    await giveBack(house, desk, id, 'Because of canary-four-5a5a.')
    const after = await everything(mara, at)
    for (const secret of ['canary-three-c0de', 'canary-four-5a5a', picture, id])
      expect([secret, where(after, secret)]).toEqual([secret, []])
    for (const told of [await onSocket(tabs), house.logged()])
      for (const secret of ['anary-three-c0de', 'anary-four-5a5a', id]) expect(told).not.toContain(secret)
    expect(await letters()).not.toMatch(/anary-three-c0de|anary-four-5a5a/)
  })

  test('loses for good what was taken out of it', async () => {
    const { id, sender, at } = await hold('At canary-five-d00d, as ever.')
    await approve(house, desk, id, { redactions: [{ from: 3, to: 19 }] })
    for (const who of [mara, sender]) {
      const after = await everything(who, at)
      expect(where(after, 'anary-five-d00d')).toEqual([])
      expect(where(after, 'At ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇, as ever.')).toContain('the message')
      expect(where(after, 'as ever')).not.toContain('inbox, searched')
    }
    const said = [await onSocket(tabs), await letters(), house.logged()].join('\n')
    expect(said).not.toContain('anary-five-d00d')
  })
})

test('a message that cannot be stored leaves nothing in the log', async () => {
  await house.database.pool.query(`alter table message add constraint no_song check (words !~ 'canary-six')`)
  const sender = await client(house)
  const body = { message: 'A canary-six-beef.', client_id: sender.id, reader_id: mara.id, type: 'CLIENT' }
  expect((await sender.call(messages.create, { body })).problem.code).toBe('internal')
  expect(house.logged()).toContain('no_song')
  expect(house.logged()).not.toContain('anary-six')
})
