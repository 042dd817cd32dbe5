import type { CallReport } from '@evenlight/contract/call'
import type { output } from 'zod/mini'

export type Report = output<typeof CallReport>

/** What a browser counted of a call so far; a fresh connection begins anew. */
export interface Sounded {
  packets: number
  /** When packets were last seen to have come, by the time of the counts. */
  grewMs: number
  energyIn: number
  energyOut: number
}
interface Counted {
  type: string
  kind?: string
  timestamp: number
  packetsReceived?: number
  lastPacketReceivedTimestamp?: number
  totalAudioEnergy?: number
}

/** Two seconds of a quiet room stay below it, a soft word is above. */
const VOICE_ENERGY = 1e-4

/** What is told of the other's sound, by this browser's own counts and by what they were at the last report. */
export function readReport(stats: ReadonlyMap<string, unknown>, before: Sounded | undefined) {
  const all = [...stats.values()] as Counted[]
  const incoming = all.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
  const own = all.find(({ type, kind }) => type === 'media-source' && kind === 'audio')
  const packets = incoming?.packetsReceived ?? 0
  const atMs = incoming?.timestamp ?? 0
  const grew = packets > (before?.packets ?? 0)
  const lastMs = incoming?.lastPacketReceivedTimestamp ?? (grew ? atMs : before?.grewMs)
  const now: Sounded = {
    packets,
    grewMs: grew ? atMs : (before?.grewMs ?? -Infinity),
    energyIn: incoming?.totalAudioEnergy ?? 0,
    energyOut: own?.totalAudioEnergy ?? 0,
  }
  const ageMs = incoming && packets > 0 && lastMs !== undefined ? Math.max(0, Math.round(atMs - lastMs)) : undefined
  const report: Report = {
    ...(ageMs !== undefined && { sound_age_ms: ageMs }),
    spoke: now.energyOut - (before?.energyOut ?? 0) > VOICE_ENERGY,
    heard: now.energyIn - (before?.energyIn ?? 0) > VOICE_ENERGY,
  }
  return { report, now }
}
