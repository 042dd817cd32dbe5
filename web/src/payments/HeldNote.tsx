import { signUpHeldHours } from '@evenlight/contract/lengths'
import { Banner } from '../ui/Banner.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { First } from './first.ts'

/** What stands on the card while the code is waited for. */
export function HeldNote({ of: { state, price_cents } }: { of: First }) {
  const say = useSay()
  const money = useMoney()
  if (state === 'form') return null
  return <Banner>{say(`payments.first.${state}`, { price: money(price_cents), hours: signUpHeldHours })}</Banner>
}
