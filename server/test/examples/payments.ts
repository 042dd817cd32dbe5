import type { payments as area } from '@evenlight/contract/payments'
import { packageId } from '../world.ts'
import type { Examples } from './example.ts'

export const paymentExamples = {
  checkout: {
    owner: 'everybody',
    input: ({ card }) => ({ body: { package_id: packageId, opaque_data: card('approved') } }),
  },
  payCard: {
    owner: ['client A'],
    input: async (world) => ({ body: { package_id: packageId, card_id: await world.kept() } }),
  },
  finalPay: { owner: ['client A'], input: async (world) => ({ body: { intent_id: await world.paid() } }) },
  payPal: {
    owner: ['client A'],
    input: async (world) => ({ body: { step: 'capture', payment_id: await world.paid() } }),
  },
  cards: { owner: 'everybody' },
  newCard: { owner: 'everybody', input: ({ card }) => ({ body: { opaque_data: card('approved') } }) },
  deleteCard: { owner: ['client A'], input: async (world) => ({ body: { card_id: await world.kept() } }) },
  list: { owner: 'everybody', input: () => ({ query: { state: 'review', limit: '5' } }) },
  refund: {
    owner: 'everybody',
    input: async (world) => ({ body: { payment_id: await world.paid(), reason: 'They asked for it.' } }),
  },
  compared: { owner: 'everybody' },
  disputes: { owner: 'everybody', input: () => ({ query: { state: 'open', limit: '5' } }) },
  noteDispute: {
    owner: 'everybody',
    input: async (world) => ({
      body: { dispute_id: await world.disputed(), reason: 'Not as described.', due_at: '2026-12-01T12:00:00Z' },
    }),
  },
  endDispute: {
    owner: 'everybody',
    input: async (world) => ({
      body: { dispute_id: await world.disputed(), outcome: 'won', was: 'open', reason: 'The bank says so.' },
    }),
  },
  made: { owner: 'everybody', input: () => ({ query: { key: 'never-used' } }) },
  payment: {
    owner: ['client A', 'admin', 'treasurer'],
    input: async (world) => ({ params: { id: await world.paid() } }),
  },
  settle: {
    owner: ['client A'],
    input: async (world) => ({ params: { id: await world.paid() }, body: { action: 'ask' } }),
  },
  byHand: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  paidByHand: {
    owner: 'everybody',
    input: async (world) => ({ params: { id: await world.byHand() }, body: { reason: 'By bank, on Tuesday.' } }),
  },
  decide: {
    owner: 'everybody',
    input: async (world) => ({
      params: { id: await world.reviewed() },
      body: { decision: 'approve', reason: 'The bank says yes.' },
    }),
  },
} satisfies Examples<typeof area>
