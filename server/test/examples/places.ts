import type { places as area } from '@evenlight/contract/places'
import type { Examples } from './example.ts'

export const placeExamples = {
  countries: { owner: 'everybody' },
  states: { owner: 'everybody', input: () => ({ query: { country: 'US' } }) },
  expertises: { owner: 'everybody' },
} satisfies Examples<typeof area>
