import { makeDevice } from './device.ts'

export const microphone = makeDevice({
  name: 'microphone',
  lists: 'audioinput',
  asks: (wish) => ({ audio: wish }),
})
export const useMicrophone = microphone.use
