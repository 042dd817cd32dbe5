import { create } from 'zustand'
import type { Room } from '../room/room.ts'

/**
 * How the call of this tab stands. `waiting`: the other has not come yet; `lost`: there was sound and is none; `failed`: no
 * way was found so far; `elsewhere`: another window of the same person has it.
 */
type Phase = 'waiting' | 'connecting' | 'connected' | 'lost' | 'failed' | 'left' | 'elsewhere'
export interface Call {
  phase: Phase
  muted: boolean
  /** The browser plays nothing before a press. */
  needsPress: boolean
  /** Of a video call: whether this person has turned their camera on, and what the other said of theirs. */
  wanted: boolean
  theirs: { wanted: boolean; shown: boolean }
  /** What comes of the other's picture, whether they send any or not. */
  picture: MediaStream | null
}
export const noPicture = { wanted: false, shown: false }
const fresh: Call = {
  phase: 'waiting',
  muted: false,
  needsPress: false,
  wanted: false,
  theirs: noPicture,
  picture: null,
}
export const useCall = create<Call>(() => fresh)
export const setCall = (part: Partial<Call>) => useCall.setState(part)
export const phaseNow = () => useCall.getState().phase

/** Whether what this person says, and how they look, is sent: before the Start, and while the clock runs. Otherwise silence is, and no picture. */
export const isOpen = ({ answered, lost }: Pick<Room, 'answered' | 'lost'>) =>
  answered === null || answered.clock.stopped_by.includes('not_started') || (answered.clock.running && lost === null)

let audio: HTMLAudioElement | undefined
/** Begins a call that nobody has come to yet; ends with the returned function. */
export function beginCall() {
  useCall.setState(fresh, true)
  audio = new Audio()
  return () => {
    audio?.pause()
    audio = undefined
  }
}
/** Plays what the other says; a browser may want a press first. */
export async function listen(stream?: MediaStream) {
  if (!audio) return
  if (stream) audio.srcObject = stream
  const needsPress = await audio.play().then(
    () => false,
    (cause: unknown) => cause instanceof Error && cause.name === 'NotAllowedError',
  )
  setCall({ needsPress })
}
