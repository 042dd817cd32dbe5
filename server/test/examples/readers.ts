import type { readerPage } from '@evenlight/contract/reader-page'
import type { readers as area } from '@evenlight/contract/readers'
import type { Examples } from './example.ts'

export const readerExamples = {
  directory: {
    owner: 'everybody',
    input: () => ({
      query: {
        q: 'reader',
        expertise: 'tarot',
        language: 'en',
        channel: 'chat',
        available: 'true',
        min_rating: '4.5',
        sort: 'rating',
        limit: '5',
      },
    }),
  },
  phoneReaders: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  profile: { owner: 'everybody', input: ({ people }) => ({ params: { id: people['reader A'].id } }) },
  search: { owner: 'everybody', input: ({ people }) => ({ params: { username: people['reader A'].username } }) },
  portrait: { owner: 'everybody', input: async (world) => ({ params: { name: await world.portrait() } }) },
  desk: { owner: 'everybody' },
  saveDesk: {
    owner: 'everybody',
    input: () => ({
      body: {
        availability: 'available',
        status_line: 'Tea is on.',
        greeting: 'Welcome.',
        quick_replies: ['One moment.'],
        channels: ['chat'],
      },
    }),
  },
  page: { owner: 'everybody' },
  savePage: {
    owner: ['reader A'],
    input: async (world) => ({
      body: {
        headline: 'Tarot, plainly',
        about: 'Three cards.',
        status_line: 'Tea is on.',
        expertises: ['tarot'],
        languages: ['en'],
        schedule: [{ weekday: 1, from: '10:00', to: '12:00' }],
        picture: await world.portrait(),
      },
    }),
  },
} satisfies Examples<typeof area & typeof readerPage>
