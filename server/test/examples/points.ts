import type { points as area } from '@evenlight/contract/points'
import type { Examples } from './example.ts'

export const pointExamples = {
  own: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  redeem: {
    owner: 'everybody',
    input: async (world) => {
      await world.points()
      return { body: { points: 100 } }
    },
  },
} satisfies Examples<typeof area>
