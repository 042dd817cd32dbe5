import { microphone } from './microphone.ts'

const HELD_MS = 15_000

/** Opens the microphone at a press, so that it is there when the room is; answers why there is none. */
export async function readyToTalk() {
  const { opened, release } = microphone.hold()
  await opened
  const { trouble } = microphone.use.getState()
  // Until the room holds it itself, or nobody comes.
  setTimeout(release, trouble ? 0 : HELD_MS)
  return trouble
}
