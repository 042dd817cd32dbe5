import { topupTerms, type topups as area } from '@evenlight/contract/topups'
import { packageId } from '../world.ts'
import type { Examples } from './example.ts'

export const topupExamples = {
  own: { owner: 'everybody' },
  set: {
    owner: ['client A'],
    input: async (world) => ({
      body: {
        action: 'on',
        terms: topupTerms,
        card_id: await world.kept(),
        package_id: packageId,
        cap_cents: 20_000,
        cap_days: 1,
      },
    }),
  },
} satisfies Examples<typeof area>
