import type { ReadingChannel } from '@evenlight/contract/channels'
import type { Key } from './words/en.ts'

/** What the button says that asks for a reading of this kind. */
export const startWords = {
  chat: 'readers.start_chat',
  voice: 'readers.start_call',
  video: 'readers.start_video',
  phone: 'readers.start_phone',
} as const satisfies Record<ReadingChannel, Key>
