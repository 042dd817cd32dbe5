import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { formType, formWith } from '../../test/corpus/form.ts'
import { harmless } from '../../test/corpus/harmless.ts'
import { notPictures, tooLarge } from '../../test/corpus/refused.ts'

const grownMbMax = 150
const againMs = 300
const folder = mkdtempSync(join(tmpdir(), 'evenlight-memory-'))
const [stored, temp] = [join(folder, 'stored'), join(folder, 'temp')]
mkdirSync(temp)
const script = fileURLToPath(new URL('../../test/drawer.ts', import.meta.url))
const server = spawn(process.execPath, [script, stored], {
  env: { TMPDIR: temp },
  stdio: ['ignore', 'pipe', 'inherit'],
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
const ended = once(server, 'exit').then(() => {
  throw new Error('the server did not start')
})
const [said] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer]
ended.catch(() => {})
const address = String(said).trim()

/** Sends until there is room for it, as people do; answers the status. */
const send = async (bytes: Buffer): Promise<number> => {
  const body = new Uint8Array(formWith(bytes))
  const headers = { 'content-type': formType }
  const { status } = await fetch(address, { method: 'POST', headers, body })
  if (status !== 503) return status
  await new Promise((resolve) => setTimeout(resolve, againMs))
  return send(bytes)
}
/** The most memory of the server since it was last told to forget it, in megabytes. */
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
const forgetPeak = () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5')

// The system tells the most memory of a process on Linux alone.
test.runIf(process.platform === 'linux')(
  'the whole corpus at once costs little memory, and leaves nothing but what was taken',
  async () => {
    const [fine, not, large] = [await harmless(), await notPictures(), await tooLarge()].map((all) =>
      Object.values(all),
    )
    if (!fine?.[0]) throw new Error('the corpus is empty')
    await send(fine[0])
    forgetPeak()
    const idleMb = peakMb()
    const sent = [fine, not, large].map((some) => Promise.all((some ?? []).map(send)))
    const statuses = await Promise.all(sent)
    const grownMb = peakMb() - idleMb
    expect(grownMb).toBeLessThan(grownMbMax)
    expect(statuses.map((some) => [...new Set(some)])).toEqual([[201], [415], [413]])
    const kept = readdirSync(stored)
    expect(kept.filter((name) => !/^upl_[\w-]{22}(\.\d+)?\.webp$/.test(name))).toEqual([])
    expect(kept.filter((name) => /^[^.]+\.webp$/.test(name))).toHaveLength(fine.length + 1)
    expect(readdirSync(temp)).toEqual([])
  },
  120_000,
)
