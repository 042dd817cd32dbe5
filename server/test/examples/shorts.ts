import type { shorts as area } from '@evenlight/contract/shorts'
import type { Examples } from './example.ts'

export const shortExamples = {
  show: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  decide: {
    owner: ['reader A', 'admin', 'treasurer'],
    input: async (world) => ({ params: { id: await world.short() }, body: { decision: 'keep' } }),
  },
} satisfies Examples<typeof area>
