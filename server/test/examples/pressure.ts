import type { pressure as area } from '@evenlight/contract/pressure'
import type { Examples } from './example.ts'

export const pressureExamples = {
  flags: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  decide: {
    owner: 'everybody',
    input: async (world) => ({
      params: { id: await world.pressed() },
      body: { outcome: 'warned', reason: 'Nobody is told of a curse here.' },
    }),
  },
} satisfies Examples<typeof area>
