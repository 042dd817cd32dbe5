import type { bans as area } from '@evenlight/contract/bans'
import type { Examples } from './example.ts'

export const banExamples = {
  personal: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  ban: {
    owner: ['reader A', 'reader B'],
    input: ({ people }) => ({ body: { client_id: people['client A'].id, reason: 'Rude.' } }),
  },
  unban: { owner: ['reader A', 'reader B'], input: ({ people }) => ({ body: { client_id: people['client A'].id } }) },
} satisfies Examples<typeof area>
