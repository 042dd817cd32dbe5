import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { minuteMs } from '@evenlight/core/wall-clock'
import type { Heap } from '../../kernel/bulk.ts'
import { turnOf, type State } from '../../tickets/public.ts'

/** Ninety days of a house, as `npm run demo:make` writes them: a head, and a line for each table. */
const daysFile = join(import.meta.dirname, '../ninety-days.jsonl.br')

interface Head {
  seed: number
  ends_at: string
  /** What the first nine days leave, and what all of them do. */
  tenth: string
  whole: string
}

/** The full quarters of the clock stay full: a time that two agreed on lies on one. */
const stepMs = 15 * minuteMs
const instant = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:\+00:00|\+00|Z)/g

/** Moves every instant in a text by the same time, in the form that it has. */
export const moved = (text: string, byMs: number) => {
  const known = new Map<string, string>()
  return text.replace(instant, (was) => {
    const is =
      known.get(was) ?? new Date(Date.parse(was.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')) + byMs).toISOString()
    known.set(was, is)
    return is
  })
}

export const readDays = async () => {
  const text = brotliDecompressSync(await readFile(daysFile)).toString()
  const end = text.indexOf('\n')
  return { head: JSON.parse(text.slice(0, end)) as Head, lines: text.slice(end + 1) }
}

/** A question's place in its list is a number made of a time. */
const inTurn = (heap: Heap): Heap => {
  const { state, care, changed_at } = heap.columns
  if (heap.table !== 'ticket' || !state || !care || !changed_at) return heap
  const turn = state.map((one, n) => turnOf(one as State, Date.parse(changed_at[n] as string), care[n] as boolean))
  return { ...heap, columns: { ...heap.columns, turn } }
}

/** The heaps as if the days had just ended; `put` stands for what only this site knows. */
export const heapsFor = (
  { head, lines }: Awaited<ReturnType<typeof readDays>>,
  now: number,
  put: Record<string, string>,
): Heap[] => {
  const byMs = Math.floor((now - Date.parse(head.ends_at)) / stepMs) * stepMs
  let text = moved(lines, byMs)
  for (const [sign, known] of Object.entries(put))
    text = text.replaceAll(JSON.stringify(sign), () => JSON.stringify(known))
  return text.split('\n').map((line) => inTurn(JSON.parse(line) as Heap))
}
