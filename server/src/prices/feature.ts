import type { prices as area } from '@evenlight/contract/prices'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { listTaxRates, setTaxRate } from '../payments/public.ts'
import { listPackages, savePackage } from '../wallet/public.ts'

const calls = {
  packages: ({ db }) => listPackages(db),
  savePackage: async ({ tx, actor, body }) => {
    await savePackage(tx, { ...body, readers_max: body.readers_max ?? null }, actor.id)
    return listPackages(tx)
  },
  taxes: ({ db }) => listTaxRates(db),
  setTax: async ({ tx, actor, body }) => {
    await setTaxRate(tx, body, actor.id)
    return listTaxRates(tx)
  },
} satisfies Handlers<typeof area>

/** What the house asks for time, and the tax in it. */
export const pricesFeature = () => ({ calls }) satisfies Feature<'prices'>
