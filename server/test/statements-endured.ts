import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { earnings } from '@evenlight/contract/earnings'
import { expect, inject, onTestFinished } from 'vitest'
import { freshUrl } from './database.ts'
import { linesOf } from './earners.ts'

/** A tenth, or less, of what `npm run endure` does. */
const isFull = process.env.ENDURE === 'full'
const sizes = isFull ? { readers: 1000, readings: 1000, most: 2000 } : { readers: 100, readings: 20, most: 1200 }
const script = fileURLToPath(new URL('teller.ts', import.meta.url))
/** Twenty readers' lines at once and a piece of a file; however many readers there are. */
const grownMbMax = 50

interface Ended {
  statements: number
  lines: number
  told: number
  first: string
  broken: unknown[]
  tookMs: number
  mostMb: number
  address: string
  access: string
}
type Said = { done: number; total: number; ended?: undefined } | { ended: Ended }

const csvOf = async ({ address, access, first }: Ended) => {
  const answer = await fetch(`${address}${earnings.lines.path.replace('{id}', first)}`, {
    headers: { authorization: `Bearer ${access}`, accept: 'text/csv' },
  })
  return { isWhole: answer.headers.has('content-length'), rows: (await answer.text()).trimEnd().split('\r\n') }
}

/** Statements for many readers in one run that is killed in its middle and gone on with by another process. */
export const endureStatements = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-teller-'))
  const children: ChildProcess[] = []
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const template = inject('template')
  const isEmbedded = 'image' in template
  const where = isEmbedded ? join(folder, 'database') : await freshUrl(template.url)
  const told = async (isEnough: (said: Said) => boolean) => {
    const child = spawn(process.execPath, ['--expose-gc', script, where, folder, JSON.stringify(sizes)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    for await (const line of createInterface(child.stdout)) {
      const said = line.startsWith('{') && (JSON.parse(line) as Said)
      if (said && (said.ended || isEnough(said))) return { child, said }
    }
    throw new Error('the run did not begin')
  }

  const first = await told((said) => !said.ended && said.done >= said.total / 3)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  if (first.said.ended) throw new Error('the run ended before it could be killed')
  let from: number | undefined
  const { said } = await told((one) => {
    if (!one.ended) from ??= one.done
    return false
  })
  const ended = said.ended!
  expect(from).toBeGreaterThanOrEqual(first.said.done)
  expect(from).toBeLessThan(sizes.readers)
  expect(ended).toMatchObject({ statements: sizes.readers, told: sizes.readers, lines: linesOf(sizes), broken: [] })
  const { isWhole, rows } = await csvOf(ended)
  expect([isWhole, rows.length, new Set(rows).size]).toEqual([
    false,
    ...Array(2).fill(sizes.most + sizes.most / 50 + 1),
  ])
  // The embedded database is in the same process, and its memory with it.
  if (!isEmbedded) expect(ended.mostMb).toBeLessThanOrEqual(grownMbMax)
  const figures = { readers: sizes.readers, lines: ended.lines, killedAt: first.said.done, grownMb: ended.mostMb }
  console.log(`told: ${JSON.stringify({ ...figures, secondsAfterwards: Math.round(ended.tookMs / 1000) })}`)
}
