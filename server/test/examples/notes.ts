import type { notes as area } from '@evenlight/contract/notes'
import type { Examples } from './example.ts'

export const noteExamples = {
  note: {
    owner: ['reader A'],
    input: async (world) => {
      await world.settled()
      return { query: { client_id: world.people['client A'].id } }
    },
  },
  write: {
    owner: ['reader A'],
    input: async (world) => {
      await world.settled()
      return { body: { client_id: world.people['client A'].id, text: 'Likes the Page of Swords.' } }
    },
  },
} satisfies Examples<typeof area>
