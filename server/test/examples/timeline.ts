import type { timeline as area } from '@evenlight/contract/timeline'
import type { Examples } from './example.ts'

export const timelineExamples = {
  whose: { owner: 'everybody', input: async ({ appointment }) => ({ params: { id: await appointment() } }) },
  show: {
    owner: 'everybody',
    input: ({ people }) => ({ params: { id: people['client A'].id }, query: { kind: 'sign_ins', limit: '5' } }),
  },
} satisfies Examples<typeof area>
