import type { payments as area } from '@evenlight/contract/payments'
import { packageId } from '../world.ts'
import type { Examples } from './example.ts'

export const paymentExamples = {
  checkout: {
    owner: 'everybody',
    input: ({ card }) => ({ body: { package_id: packageId, opaque_data: card('approved') } }),
  },
  payment: { owner: ['client A', 'admin'], input: async (world) => ({ params: { id: await world.paid() } }) },
  decide: {
    owner: 'everybody',
    input: async (world) => ({
      params: { id: await world.reviewed() },
      body: { decision: 'approve', reason: 'The bank says yes.' },
    }),
  },
} satisfies Examples<typeof area>
