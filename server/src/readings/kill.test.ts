import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, inject, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { freshUrl } from '../../test/database.ts'
import { tab, type Tab } from '../../test/sockets.ts'
import { ask } from '../../test/standing.ts'

const readingsCount = 20
const folder = mkdtempSync(join(tmpdir(), 'evenlight-kill-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Born {
  address: string
  people: { readingId: string; client: string; reader: string }[]
  broken: unknown[]
}
const born = async (where: string, pairs: number) => {
  const script = fileURLToPath(new URL('../../test/victim.ts', import.meta.url))
  const child = spawn(process.execPath, [script, where, folder, String(pairs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) return { child, ...(JSON.parse(line) as Born) }
  throw new Error('the server did not start')
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(
  `kill -9 amid ${readingsCount} running readings: nothing acknowledged is lost, nothing billed after the last evidence`,
  { timeout: 120_000 },
  async () => {
    const template = inject('template')
    const where = 'image' in template ? join(folder, 'database') : await freshUrl(template.url)
    const first = await born(where, readingsCount)
    const acknowledged = new Map<string, string[]>()
    const lastBeatMs = new Map<string, number>()
    const startedMs = new Map<string, number>()
    const timers: NodeJS.Timeout[] = []

    const run = async ({ readingId, client, reader }: Born['people'][number]) => {
      const tabs: Tab[] = []
      for (const token of [client, reader]) tabs.push(await tab({} as never, { token }, first.address))
      for (const one of tabs) await one.join(readingId)
      startedMs.set(readingId, performance.now())
      await ask(first.address, reader, readings.update, { body: { chat_id: readingId, action: 'start' } })
      acknowledged.set(readingId, [])
      let count = 0
      timers.push(
        setInterval(() => {
          for (const one of tabs)
            void one.beat(readingId).then(
              () => lastBeatMs.set(readingId, performance.now()),
              () => {},
            )
          const id = `${readingId}-${count++}`
          void tabs[1]!.say('chat:message', { chat_id: readingId, client_msg_id: id, body: `Message ${id}` }).then(
            ({ data }) => data && acknowledged.get(readingId)!.push(id),
            () => {},
          )
        }, 700),
      )
      return tabs
    }
    const tabs = (await Promise.all(first.people.map(run))).flat()
    await wait(5000)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    for (const timer of timers) clearInterval(timer)
    for (const one of tabs) one.close()

    const second = await born(where, 0)
    expect(second.broken).toEqual([])
    let count = 0
    let billedSeconds = 0
    for (const { readingId, client, reader } of first.people) {
      // Of its writer: on a busy machine the other may have been away.
      const { data: messages } = await ask(second.address, reader, readings.messages, {
        query: { chat_id: readingId, limit: '100' },
      })
      const ids = new Set(
        (messages as unknown as { client_msg_id: string }[]).map(({ client_msg_id }) => client_msg_id),
      )
      for (const id of acknowledged.get(readingId)!) expect(ids).toContain(id)
      count += acknowledged.get(readingId)!.length
      const { data: receipt } = await ask(second.address, client, readings.end, { body: { chat_id: readingId } })
      const { free_seconds, paid_seconds, timeline } = receipt as unknown as {
        free_seconds: number
        paid_seconds: number
        timeline: { what: string }[]
      }
      expect((free_seconds + paid_seconds) * 1000).toBeLessThanOrEqual(
        lastBeatMs.get(readingId)! - startedMs.get(readingId)!,
      )
      billedSeconds += free_seconds + paid_seconds
      expect(timeline.map(({ what }) => what)).toContain('started')
    }
    expect(count).toBeGreaterThan(readingsCount)
    // Something was billed at all, also where the machine is so busy that some beats come too late.
    expect(billedSeconds).toBeGreaterThan(readingsCount)
    second.child.kill('SIGTERM')
    const [code] = (await once(second.child, 'exit')) as [number]
    expect(code).toBe(0)
    const third = await born(where, 0)
    expect(third.broken).toEqual([])
    third.child.kill('SIGTERM')
    await once(third.child, 'exit')
  },
)
