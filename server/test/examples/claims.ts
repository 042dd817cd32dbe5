import type { claims as area } from '@evenlight/contract/claims'
import type { Examples } from './example.ts'

export const claimExamples = {
  index: { owner: 'everybody', input: () => ({ query: { waits: 'me', limit: '5' } }) },
  ask: {
    owner: ['client A'],
    input: async (world) => ({
      body: { session_id: await world.counted(), cause: 'slow', seconds_wanted: 60, text: 'Long silences.' },
    }),
  },
  answer: {
    owner: ['reader A'],
    input: async (world) => ({
      body: { claim_id: await world.claim(), action: 'offer', seconds: 30, as: 'free', reason: 'Half of it.' },
    }),
  },
  timeBack: {
    owner: ['reader A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({
      params: { id: await world.counted() },
      body: { seconds: 30, reason: 'I was slow.', as: 'free' },
    }),
  },
  timeRefund: {
    owner: ['reader A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({ body: { chat_id: await world.counted(), reason: 'It was cut off.' } }),
  },
} satisfies Examples<typeof area>
