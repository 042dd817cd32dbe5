import { bestCentsPerMinute } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { packagesOf } from './calls.ts'

// Never seen: as wide as most prices are.
const usualCents = 100

/** What a minute costs at best, once on a page. Until it is known nothing is seen, but its room is kept. */
export function MinuteCost() {
  const say = useSay()
  const money = useMoney()
  const { data, isPending } = useQuery(packagesOf())
  const words = (cents: number) => say('wallet.from', { price: money(cents) })
  if (isPending) return <span className="invisible">{words(usualCents)}</span>
  const cents = data && bestCentsPerMinute(data)
  return cents === undefined || cents === null ? null : words(cents)
}
