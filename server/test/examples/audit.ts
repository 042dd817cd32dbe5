import type { audit as area } from '@evenlight/contract/audit'
import type { Examples } from './example.ts'

export const auditExamples = {
  log: { owner: 'everybody', input: () => ({ query: { kind: 'deeds', limit: '5' } }) },
} satisfies Examples<typeof area>
