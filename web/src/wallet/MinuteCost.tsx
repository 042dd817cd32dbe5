import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { packagesOf } from './calls.ts'
import { bestMinuteCents } from './price.ts'

/** What a minute costs at best, once on a page. Nothing until it is known. */
export function MinuteCost() {
  const say = useSay()
  const money = useMoney()
  const { data } = useQuery(packagesOf())
  const cents = data && bestMinuteCents(data)
  return cents === undefined ? null : (
    <span className="whitespace-nowrap">{say('wallet.from', { price: money(cents) })}</span>
  )
}
