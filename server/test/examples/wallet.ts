import type { wallet as area } from '@evenlight/contract/wallet'
import type { Examples } from './example.ts'

export const walletExamples = {
  packages: { owner: 'everybody' },
  checkTime: { owner: 'everybody', input: ({ people }) => ({ query: { reader_id: people['reader A'].id } }) },
  lots: { owner: 'everybody' },
  statement: {
    owner: ['client A', 'admin', 'treasurer'],
    input: ({ people }) => ({ query: { client_id: people['client A'].id, limit: '5' } }),
  },
} satisfies Examples<typeof area>
