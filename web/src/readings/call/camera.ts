import { makeDevice } from './device.ts'

/** Enough for a face in a part of a screen, and little enough for a line that carries the voice beside it. */
export const camera = makeDevice({
  name: 'camera',
  lists: 'videoinput',
  asks: (wish) => ({
    video: { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 }, facingMode: 'user', ...wish },
  }),
})
export const useCamera = camera.use
