import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { pair } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { ask, openStanding } from '../../test/standing.ts'
import { imageFrom } from '../../test/template.ts'
import { proxyTo } from '../../test/proxy.ts'
import { freshUrl } from '../../test/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenlight-silence-'))
const template = inject('template')
const standing = await openStanding(
  'image' in template ? { image: imageFrom(template.image) } : { url: await freshUrl(template.url) },
  folder,
)
const { house, address } = standing
afterAll(async () => {
  await standing.close()
  rmSync(folder, { recursive: true })
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a side whose network dies without a word stops the clock within 5 s, billed at most to its last beat', async () => {
  const people = await pair(house)
  const proxy = await proxyTo(address)
  const { data: reading } = await ask(address, people.client.token, readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat' },
  })
  const { id } = reading as unknown as { id: string }
  const act = (who: 'client' | 'reader', action: 'accept' | 'start') =>
    ask(address, people[who].token, readings.update, { body: { chat_id: id, action } })
  await act('reader', 'accept')
  const tabs = { client: await tab(house, people.client), reader: await tab(house, people.reader, proxy.address) }
  await tabs.client.join(id)
  await tabs.reader.join(id)
  const startedMs = performance.now()
  await act('reader', 'start')
  await tabs.reader.say('chat:message', { chat_id: id, client_msg_id: 'silence-hello', body: 'Hello.' })

  let lastBeatMs = 0
  const readerBeats = setInterval(() => {
    void tabs.reader.beat(id).then(
      ({ data }) => data && (lastBeatMs = performance.now()),
      () => {},
    )
  }, 500)
  const clientBeats = setInterval(() => void tabs.client.beat(id).catch(() => {}), 500)
  await wait(3000)
  proxy.silence()
  const silentMs = performance.now()
  const stopped = async () =>
    (
      (await ask(address, people.client.token, readings.clock, { query: { chat_id: id } })).data as unknown as {
        stopped_by: string[]
      }
    ).stopped_by
  await expect.poll(stopped, { timeout: 8000, interval: 50 }).toEqual(['reader_away'])
  expect(performance.now() - silentMs).toBeLessThan(5000)
  clearInterval(readerBeats)
  const { data: receipt } = await ask(address, people.client.token, readings.end, { body: { chat_id: id } })
  clearInterval(clientBeats)
  const { free_seconds } = receipt as unknown as { free_seconds: number }
  expect(free_seconds).toBeGreaterThanOrEqual(2)
  expect(free_seconds * 1000).toBeLessThanOrEqual(lastBeatMs - startedMs)
  tabs.client.close()
  tabs.reader.close()
  proxy.close()
})
