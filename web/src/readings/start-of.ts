import { paths } from '@evenlight/contract/paths'
import type { Reading } from './calls.ts'

/** Where another reading of this kind is asked for. */
export const startOf: Record<Reading['channel'], (readerId: string) => string> = {
  chat: paths.startChat,
  voice: paths.startCall,
  video: paths.startVideo,
  phone: paths.startPhone,
}
