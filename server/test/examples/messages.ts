import type { messages as area } from '@evenlight/contract/messages'
import type { Examples } from './example.ts'

const folder = { owner: 'everybody', input: () => ({ query: { q: 'tea', limit: '5' } }) } as const

export const messageExamples = {
  create: {
    owner: ['client A'],
    input: async ({ people, ...world }) => ({
      body: {
        message: 'Would Tuesday at ten suit you?',
        client_id: people['client A'].id,
        reader_id: people['reader A'].id,
        type: 'CLIENT',
        image: (await world.picture()).name,
      },
    }),
  },
  transcript: {
    owner: 'everybody',
    input: ({ people }) => ({ query: { with: people['reader A'].id, limit: '5' } }),
  },
  inbox: folder,
  outbox: folder,
  sent: folder,
  readerSent: {
    owner: ['reader A', 'admin', 'moderator'],
    input: ({ people }) => ({ query: { reader_id: people['reader A'].id, limit: '5' } }),
  },
  detail: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ params: { id: await world.delivered() } }),
  },
  hide: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ body: { ids: [await world.delivered()], hidden: true } }),
  },
  read: {
    owner: ['reader A'],
    input: async (world) => ({ body: { ids: [await world.delivered()] } }),
  },
} satisfies Examples<typeof area>
