import type { payouts as area } from '@evenlight/contract/payouts'
import { password } from '../people.ts'
import type { Examples } from './example.ts'

export const payoutExamples = {
  account: { owner: 'everybody', input: () => ({}) },
  setAccount: {
    owner: 'everybody',
    input: () => ({ body: { way: 'paypal', email: 'mara@mail.example', password } }),
  },
  list: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  payout: { owner: ['admin', 'treasurer'], input: async (world) => ({ params: { id: await world.payout() } }) },
  lines: {
    owner: ['admin', 'treasurer'],
    input: async (world) => ({ params: { id: await world.payout() }, query: { limit: '5' } }),
  },
  act: {
    owner: ['admin', 'treasurer'],
    input: async (world) => ({ body: { action: 'ask', payout_id: await world.payout() } }),
  },
} satisfies Examples<typeof area>
