import { create } from 'zustand'

/** Why a device gives nothing: forbidden, not there, taken by another program, or a browser that has none to give. */
export type Trouble = 'blocked' | 'none' | 'busy' | 'unsupported'

interface Opened {
  stream: MediaStream | null
  trouble: Trouble | null
}
const closed: Opened = { stream: null, trouble: null }

interface Kind {
  /** What it is, and under which name this browser keeps the one that was used last. */
  name: 'microphone' | 'camera'
  lists: MediaDeviceKind
  /** What is asked of the browser; `wish` is the one that was used last, if any. */
  asks: (wish: MediaTrackConstraints) => MediaStreamConstraints
}

const troubleOf = (cause: unknown): Trouble => {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}
const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())

/** The one device of its kind that this tab uses, open while somebody holds it. */
export function makeDevice({ name, lists, asks }: Kind) {
  const use = create<Opened>(() => closed)
  /** Empty: the one that the system chooses. */
  const chosen = () => localStorage.getItem(name) ?? ''
  let holders = 0
  let asking: Promise<void> | undefined

  const ask = async () => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    const id = chosen()
    try {
      if (!devices) throw new DOMException('no devices', 'NotSupportedError')
      const stream = await devices.getUserMedia(asks(id ? { deviceId: { ideal: id } } : {}))
      // Whoever asked may have left before the person answered.
      if (holders === 0) return stop(stream)
      stream.getTracks()[0]?.addEventListener('ended', () => void again())
      use.setState({ stream, trouble: null })
    } catch (cause) {
      use.setState({ stream: null, trouble: troubleOf(cause) })
    }
  }
  const open = () => (asking ??= ask().finally(() => (asking = undefined)))
  /** Opens it anew: after trouble, or because the device went. */
  const again = async () => {
    stop(use.getState().stream)
    if (holders > 0) await open()
  }
  /** From now on by this device, here and in later calls. */
  const choose = async (id: string) => {
    localStorage.setItem(name, id)
    await again()
  }
  /** Keeps it open until it is released by everybody who holds it. `opened` ends when the person has answered. */
  const hold = () => {
    holders++
    let holds = true
    const opened = use.getState().stream ? Promise.resolve() : open()
    const release = () => {
      if (!holds) return
      holds = false
      holders--
      if (holders > 0) return
      stop(use.getState().stream)
      use.setState(closed)
    }
    return { opened, release }
  }
  /** Those of its kind that this browser has; their names are known once one was allowed. */
  const list = async () => {
    const all = (await navigator.mediaDevices?.enumerateDevices()) ?? []
    return all.filter(({ kind, deviceId }) => kind === lists && deviceId !== '' && deviceId !== 'default')
  }
  return { name, use, chosen, choose, again, hold, list }
}
export type Device = ReturnType<typeof makeDevice>
