import type { own as area } from '@evenlight/contract/own'
import { password } from '../people.ts'
import type { Examples } from './example.ts'

export const ownExamples = {
  copy: { owner: 'everybody', input: () => ({}) },
  askCopy: { owner: 'everybody', input: () => ({ body: { password } }) },
  copyFile: {
    owner: ['client A'],
    input: async (world) => {
      await world.copied()
      return { query: { as: 'json' } }
    },
  },
  erasure: { owner: 'everybody', input: () => ({}) },
  erase: { owner: 'everybody', input: () => ({ body: { action: 'ask', password } }) },
  consents: { owner: 'everybody', input: () => ({}) },
} satisfies Examples<typeof area>
