import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Approval } from './calls.ts'

/** Gives the function that says what is limited: money, or time to the second. */
export function useAmount() {
  const [say, money] = [useSay(), useMoney()]
  return ({ kind, amount }: Pick<Approval, 'kind' | 'amount'>) => {
    if (kind !== 'time') return money(amount)
    const [minutes, rest] = [minutesOf(amount), amount % 60]
    return rest === 0 ? say('ui.minutes', { minutes }) : say('wallet.minutes_seconds', { minutes, rest })
  }
}
