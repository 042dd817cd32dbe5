import type { Leg } from '@evenlight/core/meter/legs'
import { sides, type Side } from '@evenlight/core/meter/meter'
import { otherSide } from '@evenlight/core/meter/other-side'
import { verdict, type Verdict } from '@evenlight/core/meter/rules'
import { snapshotOf, type At } from './reading.ts'
import type { Reading } from './store.ts'

const prefix = 'leg_'
/** Whether a span of presence is told by a telephone's carrier, and by no node of ours. */
export const isLeg = (node: string) => node.startsWith(prefix)

/** How long a reading by phone waits for word of its calls, where the carrier says nothing at all. */
export const unheardMs = 180_000

/** What is known of the two calls, as presence of the two; what was known before stays as it was. */
export const withLegs = (reading: Reading, legs: readonly (Leg & { id: string; side: Side })[], nowMs: number) => {
  const within = (ms: number) => Math.min(Math.max(ms, reading.accepted_at ?? ms), nowMs)
  const presence = reading.presence.map((row) => {
    const left = legs.find(({ id }) => id === row.node)?.leftMs
    return row.to_at === null && left !== undefined ? { ...row, to_at: Math.max(row.from_at, within(left)) } : row
  })
  for (const { id, side, joinedMs, leftMs } of legs) {
    if (joinedMs === undefined || presence.some(({ node }) => node === id)) continue
    const from_at = within(joinedMs)
    const to_at = leftMs === undefined ? null : Math.max(from_at, within(leftMs))
    const row = { id: `prs_${id.slice(prefix.length)}`, side, proof: 'beats', node: id } as const
    presence.push({ ...row, from_at, to_at, lease_at: null, seen_at: null })
  }
  return { ...reading, presence }
}

/** When both had come to the telephone; undefined while one of them has not. */
export const metAt = ({ presence }: Reading) => {
  const [client, reader] = sides.map((side) => presence.find((row) => row.side === side)?.from_at)
  return client === undefined || reader === undefined ? undefined : Math.max(client, reader)
}

/** How a reading by phone ends: who left first ended it, unless it had ended by itself before. Known once both are off the line. */
export const hungUp = (reading: Reading, at: At): { by: Side | 'system'; atMs: number } | undefined => {
  const left = (side: Side) => reading.presence.find((row) => row.side === side)?.to_at ?? undefined
  const [client, reader] = sides.map(left)
  if (client === undefined || reader === undefined) return undefined
  const atMs = Math.min(client, reader)
  const found: Verdict = verdict(snapshotOf(reading, at))
  if (found.what === 'ends' && found.atMs <= atMs) return undefined
  const first = sides.find((side) => left(side)! < left(otherSide(side))!)
  return { by: first ?? 'system', atMs }
}
