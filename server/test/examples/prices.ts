import type { prices as area } from '@evenlight/contract/prices'
import type { Examples } from './example.ts'

export const priceExamples = {
  packages: { owner: 'everybody' },
  savePackage: {
    owner: 'everybody',
    input: () => ({
      body: { name: '15 minutes', price_cents: 2049, paid_seconds: 900, free_seconds: 0, on_sale: true },
    }),
  },
  taxes: { owner: 'everybody' },
  setTax: { owner: 'everybody', input: () => ({ body: { country: 'DE', name: 'VAT', basis_points: 1900 } }) },
} satisfies Examples<typeof area>
