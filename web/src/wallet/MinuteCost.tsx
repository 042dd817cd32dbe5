import { bestCentsPerMinute } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { packagesOf } from './calls.ts'

/** What a minute costs at best, once on a page. Nothing until it is known. */
export function MinuteCost() {
  const say = useSay()
  const money = useMoney()
  const { data } = useQuery(packagesOf())
  const cents = data && bestCentsPerMinute(data)
  return cents === undefined || cents === null ? null : say('wallet.from', { price: money(cents) })
}
