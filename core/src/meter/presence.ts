import type { Span } from './span.ts'
import { silenceMs } from './times.ts'

/** One person in one room on one node: the span for which there is evidence, so far. */
export interface Track {
  fromMs: number
  /** The last beat: nothing after it is proven. */
  lastMs: number
}

/** Takes a beat. Answers the track it belongs to, and the span that ended when this beat came too late for it. */
export const trackBeat = (track: Track | undefined, atMs: number): { track: Track; ended?: Span } => {
  if (!track) return { track: { fromMs: atMs, lastMs: atMs } }
  if (atMs - track.lastMs < silenceMs) return { track: { fromMs: track.fromMs, lastMs: Math.max(track.lastMs, atMs) } }
  return { track: { fromMs: atMs, lastMs: atMs }, ended: spanOf(track) }
}

/** Whether the person has to be counted as away at `nowMs`. */
export const isSilent = (track: Track, nowMs: number) => nowMs - track.lastMs >= silenceMs

/** What a track proves. */
export const spanOf = ({ fromMs, lastMs }: Track): Span => ({ fromMs, toMs: lastMs })
