import type { waiting as area } from '@evenlight/contract/waiting'
import type { Examples } from './example.ts'

export const waitingExamples = {
  mine: { owner: 'everybody' },
  place: {
    owner: 'everybody',
    input: ({ people }) => ({ body: { reader_id: people['reader A'].id, action: 'leave' } }),
  },
} satisfies Examples<typeof area>
