import { appealHeader, type fullbans as area } from '@evenlight/contract/fullbans'
import type { Examples } from './example.ts'

export const fullbanExamples = {
  asked: { owner: 'everybody', input: ({ people }) => ({ query: { client_id: people['client A'].id } }) },
  ban: {
    owner: ['reader A', 'admin', 'moderator'],
    input: async (world) => {
      const chat_id = await world.settled()
      return { body: { client_id: world.people['client A'].id, chat_id, reason: 'Threats.' } }
    },
  },
  list: {
    owner: 'everybody',
    input: ({ people }) => ({ query: { heap: 'waiting', client_id: people['client A'].id, limit: '5' } }),
  },
  one: { owner: ['admin', 'moderator'], input: async (world) => ({ params: { id: await world.fullBan() } }) },
  own: { owner: 'everybody', input: async (world) => ({ headers: { [appealHeader]: await world.appealToken() } }) },
  appeal: {
    owner: 'everybody',
    input: async (world) => ({
      headers: { [appealHeader]: await world.appealToken() },
      body: { text: 'It was a quarrel.' },
    }),
  },
} satisfies Examples<typeof area>
