import { create } from 'zustand'

/** Why there is no microphone: forbidden, not there, taken by another program, or a browser that has none to give. */
export type Trouble = 'blocked' | 'none' | 'busy' | 'unsupported'

interface Microphone {
  stream: MediaStream | null
  trouble: Trouble | null
}
const closed: Microphone = { stream: null, trouble: null }
/** The one microphone of this tab, open while somebody holds it. */
export const useMicrophone = create<Microphone>(() => closed)

const NAME = 'microphone'
/** The device that this browser used last; empty: the one that the system chooses. */
export const chosenMicrophone = () => localStorage.getItem(NAME) ?? ''

const troubleOf = (cause: unknown): Trouble => {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}

let holders = 0
let asking: Promise<void> | undefined

async function ask() {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const id = chosenMicrophone()
  try {
    if (!devices) throw new DOMException('no devices', 'NotSupportedError')
    const stream = await devices.getUserMedia({ audio: id ? { deviceId: { ideal: id } } : true })
    // Whoever asked may have left before the person answered.
    if (holders === 0) return stop(stream)
    stream.getAudioTracks()[0]?.addEventListener('ended', () => void again())
    useMicrophone.setState({ stream, trouble: null })
  } catch (cause) {
    useMicrophone.setState({ stream: null, trouble: troubleOf(cause) })
  }
}
const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())
const open = () => (asking ??= ask().finally(() => (asking = undefined)))

/** Opens the microphone anew: after trouble, or because the device went. */
export async function again() {
  stop(useMicrophone.getState().stream)
  if (holders > 0) await open()
}

/** From now on by this device, here and in later calls. */
export async function chooseMicrophone(id: string) {
  localStorage.setItem(NAME, id)
  await again()
}

/** Keeps the microphone open until it is released by everybody who holds it. `opened` ends when the person has answered. */
export function holdMicrophone() {
  holders++
  let holds = true
  const opened = useMicrophone.getState().stream ? Promise.resolve() : open()
  const release = () => {
    if (!holds) return
    holds = false
    holders--
    if (holders > 0) return
    stop(useMicrophone.getState().stream)
    useMicrophone.setState(closed)
  }
  return { opened, release }
}

/** The microphones that this browser has; their names are known once one was allowed. */
export async function listMicrophones() {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return all.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '' && deviceId !== 'default')
}
