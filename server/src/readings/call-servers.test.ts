import { createHmac } from 'node:crypto'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { openReading, pair } from '../../test/readings.ts'

const turnSecret = 'shared with the relay'
const turnUrls = ['turn:turn.test:3478', 'turn:turn.test:3478?transport=tcp']
const stunUrls = ['stun:stun.test:3478']
const house = await openHouse({ callWays: { stunUrls, turnUrls, turnSecret, relayOnly: true } })

test('the two of a call are told where the relay is, with credentials that end by themselves', async () => {
  const call = await openReading(house, await pair(house), { channel: 'voice' })
  const ask = { query: { chat_id: call.id } }
  for (const one of [call.people.client, call.people.reader]) {
    const { data } = await one.call(readings.callServers, ask)
    const username = `${Math.floor(house.clock.now() / 1000) + 7200}:${call.id}`
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
    expect(data).toEqual({
      ice_servers: [{ urls: stunUrls }, { urls: turnUrls, username, credential }],
      relay_only: true,
    })
  }
  const stranger = await client(house)
  expect((await stranger.call(readings.callServers, ask)).status).toBe(404)
  await call.people.client.call(readings.end, { body: { chat_id: call.id } })
  expect((await call.people.client.call(readings.callServers, ask)).problem.code).toBe('wrong_state')
  call.close()
  expect(house.logged()).not.toContain(turnSecret)
})

test('a chat has no use for them, and a site without a relay tells of none', async () => {
  const chat = await openReading(house, await pair(house))
  const told = await chat.people.client.call(readings.callServers, { query: { chat_id: chat.id } })
  expect(told.problem.code).toBe('wrong_state')
  chat.close()
  const bare = await openHouse()
  const call = await openReading(bare, await pair(bare), { channel: 'voice' })
  const { data } = await call.people.client.call(readings.callServers, { query: { chat_id: call.id } })
  expect(data).toEqual({ ice_servers: [], relay_only: false })
  call.close()
})
