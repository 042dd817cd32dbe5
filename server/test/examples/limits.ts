import type { limits as area } from '@evenlight/contract/limits'
import type { Examples } from './example.ts'

export const limitExamples = {
  own: { owner: 'everybody' },
  set: { owner: 'everybody', input: () => ({ body: { seconds_day: 3600, cents_month: 20_000, cool_off_days: 1 } }) },
  setAside: { owner: 'everybody', input: () => ({ body: {} }) },
} satisfies Examples<typeof area>
