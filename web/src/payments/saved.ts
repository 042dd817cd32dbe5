import { useSay } from '../words/say.tsx'
import type { Card } from './calls.ts'

/** What a person tells a card apart by. */
export function useCardName() {
  const say = useSay()
  return ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>) =>
    say('payments.cards.name', { brand: say(`payments.brand.${brand}`), last4 })
}
