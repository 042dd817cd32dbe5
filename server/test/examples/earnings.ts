import type { earnings as area } from '@evenlight/contract/earnings'
import type { Examples } from './example.ts'

export const earningsExamples = {
  readings: {
    owner: ['reader A', 'admin', 'treasurer'],
    input: async (world) => ({ query: { reader_id: world.people['reader A'].id, limit: '5' } }),
  },
  statements: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  statement: {
    owner: ['reader A', 'admin', 'treasurer'],
    input: async (world) => ({ params: { id: await world.statement() } }),
  },
  lines: {
    owner: ['reader A', 'admin', 'treasurer'],
    input: async (world) => ({ params: { id: await world.statement() }, query: { limit: '5' } }),
  },
  runs: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  act: {
    owner: ['reader A'],
    input: async (world) => ({
      body: {
        invoice_id: await world.statement(),
        action: 'dispute',
        lines: [{ number: 1, amount_cents: 500, reason: 'The clock stood for a minute.' }],
      },
    }),
  },
} satisfies Examples<typeof area>
