import { usePreferences } from '../preferences.ts'

const AGAIN_MS = 3000
/** Two soft notes, in hertz. */
const NOTES = [659, 880]

let audio: AudioContext | undefined

/** Sounds once. A browser that wants a press on the page first stays silent. */
export async function sound() {
  if (!navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') await audio.resume()
  for (const [at, pitch] of NOTES.entries()) note(audio, pitch, audio.currentTime + at * 0.18)
}

function note(on: AudioContext, pitch: number, at: number) {
  const [tone, volume] = [on.createOscillator(), on.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.2, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
  tone.connect(volume).connect(on.destination)
  tone.start(at)
  tone.stop(at + 0.7)
}

/** Sounds again and again until the returned function is called; not at all where the person wants it quiet. */
export function ring() {
  const once = () => {
    if (usePreferences.getState().sound === 'on') void sound().catch(() => undefined)
  }
  once()
  const timer = setInterval(once, AGAIN_MS)
  return () => clearInterval(timer)
}
