import { overlap, without, type Span } from './span.ts'
import { stopSpan, type History, type Side } from './meter.ts'
import { silenceMs, soundAgeMsMax } from './times.ts'

/** What one of a call reports with a beat: how old the last sound of the other was then; undefined before the first. */
export interface SoundTrack {
  fromMs: number
  /** The last sound that was reported: nothing after it is proven. */
  lastMs: number
  /** When the last report came. */
  reportedMs: number
}

/**
 * Takes a report. Answers the track that it belongs to, if there is sound, and the span that ended: because the report came
 * too late, or because it says that nothing comes any more, since as long ago as it says.
 */
export const trackSound = (
  track: SoundTrack | undefined,
  atMs: number,
  ageMs: number | undefined,
): { track?: SoundTrack; ended?: Span } => {
  const lastMs = atMs - (ageMs ?? Infinity)
  const isHeard = ageMs !== undefined && ageMs <= soundAgeMsMax
  if (!track) return isHeard ? { track: { fromMs: atMs, lastMs: atMs, reportedMs: atMs } } : {}
  const isLate = atMs - track.reportedMs >= silenceMs
  const proven = isLate ? track : { ...track, lastMs: Math.max(track.lastMs, lastMs) }
  if (isHeard && !isLate) return { track: { ...proven, reportedMs: Math.max(track.reportedMs, atMs) } }
  const ended = { fromMs: proven.fromMs, toMs: proven.lastMs }
  return isHeard ? { track: { fromMs: atMs, lastMs: atMs, reportedMs: atMs }, ended } : { ended }
}

/** Whether nobody has reported for so long that nothing is known of the sound any more. */
export const isUnheard = (track: SoundTrack, nowMs: number) => nowMs - track.reportedMs >= silenceMs

/**
 * When, up to `untilMs`, both of a call were there after its Start and one of them or both were not heard; a purchase apart,
 * for which the clock stands. Of a reading without sound: never.
 */
export const lostSpans = (history: History, untilMs: number): Span[] => {
  const { startedMs, presence, sound, stops } = history
  if (!sound || startedMs === undefined || untilMs <= startedMs) return []
  const both = overlap(presence.client, presence.reader)
  const heard = overlap(sound.client, sound.reader)
  const paying = stops.filter(({ reason }) => reason === 'top_up').map(stopSpan)
  return without(overlap(both, [{ fromMs: startedMs, toMs: untilMs }]), [...heard, ...paying])
}

/** What is proven of the sound at the end of a reading: who was heard up to a moment before it was heard to the end. */
export const soundToEnd = (sound: NonNullable<History['sound']>, untilMs: number) => {
  const toEnd = (side: Side): Span[] => {
    const last = sound[side].reduce((ms, { toMs }) => Math.max(ms, toMs), -Infinity)
    return untilMs - last < silenceMs
      ? [...sound[side], { fromMs: last, toMs: Math.max(last, untilMs) }]
      : [...sound[side]]
  }
  return { client: toEnd('client'), reader: toEnd('reader') }
}
