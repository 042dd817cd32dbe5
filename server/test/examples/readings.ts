import type { liveReadings } from '@evenlight/contract/live-readings'
import type { readings as area } from '@evenlight/contract/readings'
import type { Examples } from './example.ts'

export const readingExamples = {
  mine: { owner: 'everybody' },
  request: {
    owner: 'everybody',
    input: ({ people }) => ({
      body: {
        reader_id: people['reader A'].id,
        channel: 'chat',
        limit_seconds: 600,
        continue_on_paid: true,
        question: 'Will it rain?',
      },
    }),
  },
  update: {
    owner: ['reader A'],
    input: async (world) => ({ body: { chat_id: await world.requested(), action: 'accept' } }),
  },
  end: {
    owner: ['client A', 'reader A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({ body: { chat_id: await world.open() } }),
  },
  last: { owner: 'everybody', input: ({ people }) => ({ query: { with: people['reader A'].id } }) },
  messages: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ query: { chat_id: await world.open(), after_seq: '0', limit: '10' } }),
  },
  write: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({
      body: { chat_id: await world.open(), client_msg_id: 'good-evening', body: 'Good evening.' },
    }),
  },
  clock: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ query: { chat_id: await world.open() } }),
  },
  callServers: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ query: { chat_id: await world.call() } }),
  },
  history: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  people: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  missed: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  dismiss: {
    owner: ['reader A'],
    input: async (world) => ({ body: { chat_ids: [await world.missed()] } }),
  },
  receipt: {
    owner: ['client A', 'reader A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({ params: { id: await world.settled() } }),
  },
  look: {
    owner: 'everybody',
    input: async (world) => ({ params: { id: await world.settled() }, query: { reason: 'They asked for time back.' } }),
  },
  live: { owner: 'everybody', input: () => ({ query: { q: 'client', limit: '5' } }) },
  intervene: {
    owner: 'everybody',
    input: async (world) => ({
      params: { id: await world.open() },
      body: { deed: 'pause', reason: 'They asked us to.' },
    }),
  },
} satisfies Examples<typeof area & typeof liveReadings>
