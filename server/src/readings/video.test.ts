import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openReading, pair, type Opened } from '../../test/readings.ts'

const house = await openHouse()
const callOf = async (channel: 'voice' | 'video') => openReading(house, await pair(house), { channel })

test('a camera is told of to the other of a video call, and of nothing else', async () => {
  const told = (call: Opened, signal: object) =>
    call.tabs.client.say('call:signal', { chat_id: call.id, leg: 'a'.repeat(16), signal })
  const on = { kind: 'camera', wanted: true, shown: false }
  const video = await callOf('video')
  expect(await told(video, on)).toEqual({ data: {} })
  await expect
    .poll(() => video.tabs.reader.heard('call:signal'))
    .toEqual([{ chat_id: video.id, leg: 'a'.repeat(16), from: video.people.client.id, signal: on }])
  for (const bad of [{ ...on, wanted: 'yes' }, { kind: 'camera' }, { ...on, picture: 'x' }])
    expect((await told(video, bad)).problem).toMatchObject({ code: 'bad_input' })
  video.close()
  const voice = await callOf('voice')
  expect((await told(voice, on)).problem).toMatchObject({ code: 'wrong_state', detail: 'This call has no picture.' })
  voice.close()
})

test('a video call is asked of a reader who takes them, and of no other', async () => {
  const people = await pair(house)
  await people.reader.call(readerPage.saveDesk, { body: { channels: ['chat', 'voice'] } })
  const body = { reader_id: people.reader.id, channel: 'video' as const }
  expect((await people.client.call(readings.request, { body })).problem).toMatchObject({ code: 'reader_unavailable' })
  await people.reader.call(readerPage.saveDesk, { body: { channels: ['video'] } })
  const { data } = await people.client.call(readings.request, { body })
  expect(data).toMatchObject({ channel: 'video', state: 'requested' })
  const found = await house.call(readers.directory, { query: { channel: 'video', limit: '100' } })
  expect(found.data.map(({ id }) => id)).toContain(people.reader.id)
})
