import type { approvals as area } from '@evenlight/contract/approvals'
import type { Examples } from './example.ts'

export const approvalExamples = {
  list: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  decide: {
    owner: ['admin', 'treasurer'],
    input: async (world) => ({
      params: { id: await world.approval() },
      body: { action: 'decline', reason: 'Too much.' },
    }),
  },
  limits: { owner: 'everybody' },
  setLimit: {
    owner: 'everybody',
    input: () => ({ body: { kind: 'refund', amount: 10_000, reason: 'Two look at more.' } }),
  },
} satisfies Examples<typeof area>
