import type { overview as area } from '@evenlight/contract/overview'
import type { Examples } from './example.ts'

export const overviewExamples = { show: { owner: 'everybody', input: () => ({}) } } satisfies Examples<typeof area>
