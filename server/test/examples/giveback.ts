import type { giveback as area } from '@evenlight/contract/giveback'
import type { Examples } from './example.ts'

export const givebackExamples = {
  show: { owner: 'everybody' },
  setRule: {
    owner: 'everybody',
    input: () => ({ body: { percent: 10, minutes_max: 30, days: 30, reason: 'As it was.' } }),
  },
} satisfies Examples<typeof area>
