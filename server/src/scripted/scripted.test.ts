import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { readings, type ChatMessage } from '@evenlight/contract/readings'
import type { output } from 'zod/v4/core'
import { freshUrl } from '../../test/database.ts'
import { client, reader } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'
import { ask, openStanding } from '../../test/standing.ts'
import { imageFrom } from '../../test/template.ts'
import { saveProfile } from '../readers/profile.ts'
import { startScripted } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenlight-scripted-'))
const template = inject('template')
const { house, parts, address, close } = await openStanding(
  'image' in template ? { image: imageFrom(template.image) } : { url: await freshUrl(template.url) },
  folder,
)
let leave = () => {}
afterAll(async () => {
  leave()
  await close()
  rmSync(folder, { recursive: true })
})

test('one person alone can try the whole job with a scripted reader', { timeout: 40_000 }, async () => {
  const mara = await reader(house, { username: 'mara-linden' })
  await house.database.transaction((tx) => saveProfile(tx, mara.id, { channels: ['chat'] }, house.clock.now()))
  leave = await startScripted(parts, address)
  const ann = await client(house, { free_seconds: 600 })
  const request = () =>
    ask(address, ann.token, readings.request, {
      body: { reader_id: mara.id, channel: 'chat', question: 'Will it rain?' },
    })
  await expect.poll(async () => (await request()).status, { timeout: 10_000 }).toBe(201)

  const own = await tab(house, ann, address)
  const reading = async () =>
    (
      (await ask(address, ann.token, readings.mine, {})).data as unknown as {
        id: string
        state: string
        clock: { running: boolean }
      }[]
    )[0]!
  await expect.poll(async () => (await reading()).state, { timeout: 10_000 }).toBe('accepted')
  const { id } = await reading()
  await own.join(id)
  const beats = setInterval(() => void own.beat(id).catch(() => {}), 1000)
  await expect.poll(async () => (await reading()).clock.running, { timeout: 15_000 }).toBe(true)
  await own.say('chat:message', { chat_id: id, client_msg_id: 'my-first-words', body: 'It is about my job.' })
  const said = () => own.heard<output<typeof ChatMessage>>('chat:message').filter(({ from }) => from === mara.id)
  await expect
    .poll(() => said().map(({ body }) => body.slice(0, 20)), { timeout: 15_000 })
    .toEqual([expect.stringMatching(/^Good to meet you/), 'The Six of Swords ag'])
  const { data: receipt } = await ask(address, ann.token, readings.end, { body: { chat_id: id } })
  expect(receipt).toMatchObject({ state: 'settled', ended_by: 'client' })
  clearInterval(beats)
  own.close()

  // Thrown out, she comes back.
  parts.live.disconnect({ personId: mara.id })
  await expect.poll(async () => (await request()).status, { timeout: 10_000 }).toBe(201)
  await expect.poll(async () => (await reading()).state, { timeout: 15_000 }).toBe('accepted')
})
