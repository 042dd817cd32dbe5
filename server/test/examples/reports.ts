import type { reports as area } from '@evenlight/contract/reports'
import type { Examples } from './example.ts'

export const reportExamples = {
  show: {
    owner: 'everybody',
    input: () => ({ params: { name: 'people' }, query: { from: '2026-11-01', to: '2026-11-30', by: 'week' } }),
  },
} satisfies Examples<typeof area>
