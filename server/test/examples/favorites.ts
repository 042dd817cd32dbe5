import type { favorites as area } from '@evenlight/contract/favorites'
import type { Examples } from './example.ts'

export const favoriteExamples = {
  index: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  save: {
    owner: 'everybody',
    input: ({ people }) => ({
      body: { reader_id: people['reader A'].id, favorite: true, alerts: { online: true, special: false, slot: false } },
    }),
  },
} satisfies Examples<typeof area>
