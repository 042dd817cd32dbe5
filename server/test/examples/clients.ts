import type { clients as area } from '@evenlight/contract/clients'
import type { Examples } from './example.ts'

export const clientExamples = {
  index: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  byUsername: { owner: 'everybody', input: () => ({ query: { q: 'client' } }) },
  byFirstName: { owner: 'everybody', input: () => ({ query: { q: 'client' } }) },
  byDate: { owner: 'everybody', input: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) },
} satisfies Examples<typeof area>
