import { camera } from './camera.ts'
import { phaseNow, setCall, useCall } from './call.ts'

/**
 * This person's own picture in a video call. The camera is open while both want it and closed as soon as one does not; what
 * it sees is sent while the clock lets it. Only a reload remembers that its person had pressed.
 */
export function makePicture(readingId: string, isOpen: () => boolean) {
  const memory = `camera-${readingId}`
  setCall({ wanted: sessionStorage.getItem(memory) !== null })
  let held: { release: () => void } | undefined
  const close = () => {
    const own = held
    held = undefined
    own?.release()
  }
  const own = () => (held ? (camera.use.getState().stream?.getVideoTracks()[0] ?? null) : null)
  return {
    /** Opens the camera or closes it, as the two want it by now. */
    follow: () => {
      const { wanted, theirs } = useCall.getState()
      if (wanted) sessionStorage.setItem(memory, 'on')
      else sessionStorage.removeItem(memory)
      if (!wanted || !theirs.wanted || phaseNow() === 'elsewhere') close()
      else held ??= camera.hold()
    },
    /** What may leave this browser now. */
    track: () => (isOpen() ? own() : null),
    said: () => ({ wanted: useCall.getState().wanted, shown: own() !== null }),
    end: () => {
      sessionStorage.removeItem(memory)
      close()
    },
  }
}
export type Picture = ReturnType<typeof makePicture>
