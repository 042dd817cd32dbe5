import type { choosing as area } from '@evenlight/contract/choosing'
import type { Examples } from './example.ts'

export const choosingExamples = {
  choose: {
    owner: 'everybody',
    input: () => ({ query: { about: 'love', manner: 'direct', when: 'week', locale: 'en' } }),
  },
} satisfies Examples<typeof area>
