import type { paging as area } from '@evenlight/contract/paging'
import type { Examples } from './example.ts'

export const pagingExamples = {
  index: { owner: 'everybody', input: () => ({ query: { heap: 'open', limit: '5' } }) },
  page: {
    owner: 'everybody',
    input: async (world) => ({
      body: { reader_ids: [await world.absent()], when: 'now', minutes: 30, channel: 'chat', comment: 'The boat.' },
    }),
  },
  answer: {
    owner: ['reader A'],
    input: async (world) => ({ body: { page_id: await world.paged(), answer: 'coming' } }),
  },
  withdraw: { owner: ['client A'], input: async (world) => ({ body: { page_id: await world.paged() } }) },
} satisfies Examples<typeof area>
