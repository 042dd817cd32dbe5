import type { tickets as area } from '@evenlight/contract/tickets'
import type { Examples } from './example.ts'

export const ticketExamples = {
  sent: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  ask: {
    owner: 'everybody',
    input: () => ({ body: { topic: 'account', subject: 'My name', body: 'How do I change it?' } }),
  },
  one: {
    owner: ['client A', 'admin', 'moderator', 'treasurer'],
    input: async (world) => ({ params: { id: await world.ticket() } }),
  },
  add: {
    owner: ['client A'],
    input: async (world) => ({ body: { ticket_id: await world.ticket(), body: 'It is of Monday.' } }),
  },
  close: { owner: ['client A'], input: async (world) => ({ body: { ticket_id: await world.ticket() } }) },
  index: { owner: 'everybody', input: () => ({ query: { state: 'open', limit: '5' } }) },
  topics: { owner: 'everybody', input: () => ({}) },
  write: {
    owner: 'everybody',
    input: () => ({
      body: {
        name: 'Nora',
        email: 'nora@example.com',
        topic: 'account',
        subject: 'The code',
        body: 'It does not come.',
      },
    }),
  },
  answer: {
    owner: 'everybody',
    input: async (world) => ({ body: { ticket_id: await world.ticket(), body: 'In your wallet.', close: true } }),
  },
} satisfies Examples<typeof area>
