import { randomUUID } from 'node:crypto'
import { accounts } from '@evenlight/contract/accounts'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { beatMs } from '@evenlight/core/meter/times'
import { personIn, type Person } from '../person.ts'
import type { Who } from '../visit.ts'
import type { Guest } from './guests.ts'
import { whileHere, type World } from './world.ts'

export interface Talk {
  guest: Guest
  reader: Who
  channel: 'chat' | 'voice' | 'video' | 'phone'
  seconds: number
  question: string
  /** What the two write, the reader first and in turns. */
  lines: string[]
}

const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' }
const buy = (client: Pick<Person, 'call'>, package_id: string) =>
  client.call(payments.checkout, { body: { package_id, opaque_data } })

const ownTime = async (client: Person) => {
  const own = (await client.call(accounts.own, {})) as unknown as { paid_seconds: number; free_seconds: number }
  return own.paid_seconds + own.free_seconds
}

/** What was said of a call's sound since the last beat: the two take turns. */
const heardAt = (atMs: number, isReader: boolean) => {
  const readerSpeaks = Math.floor(atMs / 20_000) % 2 === 0
  return { sound_age_ms: 200, spoke: isReader === readerSpeaks, heard: isReader !== readerSpeaks }
}
const beatBoth = async (talk: Talk, id: string, both: [Person, Person], atMs: number) => {
  for (const [n, one] of both.entries())
    await one.say('chat:beat', {
      chat_id: id,
      ...(talk.channel === 'voice' || talk.channel === 'video' ? { call: heardAt(atMs, n === 1) } : {}),
    })
}

/** The room from Start to End, beat by beat, with what is written on the way. */
const inRoom = async ({ clock, draws }: World, talk: Talk, id: string, both: [Person, Person]) => {
  const everyMs = Math.floor((talk.seconds * 1000) / (talk.lines.length + 1))
  const waiting = talk.lines.map((body, n) => ({ body, atMs: everyMs * n + draws.whole(6, 20) * 1000 }))
  for (let atMs = beatMs; atMs <= talk.seconds * 1000; atMs += beatMs) {
    await clock.advance(beatMs)
    await beatBoth(talk, id, both, atMs)
    for (; waiting[0] && waiting[0].atMs <= atMs; waiting.shift()) {
      const isReaders = (talk.lines.length - waiting.length) % 2 === 0
      const said = { chat_id: id, client_msg_id: randomUUID(), body: waiting[0].body }
      await both[isReaders ? 1 : 0].say('chat:message', said)
    }
  }
}

/** One reading from its request to its end; what is missing of time is bought before. Answers the reading. */
export const talk = async (world: World, plan: Talk) => {
  const { server, clock, draws } = world
  const { guest, reader: who, channel } = plan
  const client = await personIn(server, clock, guest.who)
  while ((await ownTime(client)) < plan.seconds + 60) {
    await buy(client, draws.one(guest.packages))
    await clock.advance(draws.whole(20, 90) * 1000)
  }
  const reader = await personIn(server, clock, who)
  return whileHere(world, who, async () => {
    const { id } = await client.call(readings.request, {
      body: { reader_id: who.id, channel, question: plan.question, continue_on_paid: true },
    })
    await clock.advance(draws.whole(3, 25) * 1000)
    await reader.call(readings.update, { body: { chat_id: id, action: 'accept' } })
    for (const one of [client, reader]) await one.say('chat:join', { chat_id: id })
    await clock.advance(beatMs)
    await beatBoth(plan, id, [client, reader], 0)
    await reader.call(readings.update, { body: { chat_id: id, action: 'start' } })
    await inRoom(world, plan, id, [client, reader])
    // Signed in anew, as a sign-in's token doesn't outlast a long reading.
    await world.visit(draws.chance(80) ? guest.who : who, (call) => call(readings.end, { body: { chat_id: id } }))
    for (const one of [client, reader]) one.leave()
    return id
  })
}

/** A request that nobody answered. */
export const ringOut = async (
  world: World,
  { guest, reader, question }: Omit<Talk, 'channel' | 'seconds' | 'lines'>,
) => {
  const { server, clock } = world
  const client = await personIn(server, clock, guest.who)
  if ((await ownTime(client)) < 120) return
  await whileHere(world, reader, async () => {
    const body = { reader_id: reader.id, channel: 'chat', question }
    const { id } = await client.call(readings.request, { body })
    await clock.advance(31_000)
    await client.call(readings.update, { body: { chat_id: id, action: 'withdraw' } })
  })
}
