import type { care as area } from '@evenlight/contract/care'
import type { Examples } from './example.ts'

export const careExamples = {
  help: { owner: 'everybody', input: () => ({ query: { country: 'GB' } }) },
  lines: { owner: 'everybody' },
  confirm: { owner: 'everybody', input: () => ({ body: { id: 'GB:116123', confirmed: true } }) },
  signs: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  follow: {
    owner: 'everybody',
    input: async (world) => ({
      params: { id: await world.paused() },
      body: { what: 'wrote', words: 'They are with a friend.' },
    }),
  },
  see: { owner: 'everybody', input: async (world) => ({ params: { id: await world.paused() } }) },
} satisfies Examples<typeof area>
