import { prices as area } from '@evenlight/contract/prices'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const prices = api(area)

export type Package = Awaited<ReturnType<typeof prices.packages>>[number]
export type TaxRate = Awaited<ReturnType<typeof prices.taxes>>[number]

/** All packages, those on sale first. */
export const packagesOf = queryOptions({ queryKey: ['prices.packages'], queryFn: () => prices.packages() })
export const taxesOf = queryOptions({ queryKey: ['prices.taxes'], queryFn: () => prices.taxes() })
