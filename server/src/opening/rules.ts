import type { OpeningFault, OpeningState, OpeningStep } from '@evenlight/contract/opening'
import { breachesIn } from '@evenlight/core/packages'
import type { output } from 'zod/v4/core'

type Fault = output<typeof OpeningFault>
interface Check {
  against: string
  fault: Fault | null
  detail: string
  by: string
  at: number
}
/** How a step stands that was tried: `against` is what a try now would be of, `missing` what it can't be tried without. */
export const standingOf = (check: Check | undefined, against: string, missing: readonly string[]) => {
  const settings = missing.length ? [...missing] : undefined
  if (settings) return { state: 'unset' as const, settings }
  if (!check) return { state: 'untried' as const }
  const { by, at, fault, detail } = check
  if (check.against !== against) return { state: 'stale' as const, by, at }
  if (fault !== null) return { state: 'failed' as const, by, at, fault, ...(detail && { detail }) }
  return { state: 'done' as const, by, at }
}

interface Package {
  id: string
  price_cents: number
  paid_seconds: number
  free_seconds: number
  on_sale: boolean
  readers_max?: number | null | undefined
}
/** What is on sale, and that more of it is cheaper by the minute. */
export const pricesStanding = (packages: readonly Package[]) => {
  const onSale = packages.filter((one) => one.on_sale && !one.readers_max)
  if (onSale.length === 0) return { state: 'failed' as const, fault: 'no_package' as const }
  if (breachesIn(onSale).length) return { state: 'failed' as const, fault: 'not_cheaper' as const }
  return { state: 'done' as const }
}

/** The steps that keep the site closed. */
export const lackingIn = (steps: readonly { step: output<typeof OpeningStep>; state: output<typeof OpeningState> }[]) =>
  steps.filter(({ state }) => state !== 'done').map(({ step }) => step)
