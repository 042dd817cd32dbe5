import type { gifts as area } from '@evenlight/contract/gifts'
import type { Examples } from './example.ts'

export const giftExamples = {
  left: { owner: 'everybody' },
  giveFree: {
    owner: ['reader A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({ params: { id: await world.settled() }, body: { seconds: 60, reason: 'For the wait.' } }),
  },
  givePaid: {
    owner: 'everybody',
    input: async (world) => ({ params: { id: await world.settled() }, body: { seconds: 60, reason: 'For the wait.' } }),
  },
} satisfies Examples<typeof area>
