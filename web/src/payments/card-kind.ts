import { useDemo } from '../demo.ts'

/** What one pays with here: a demonstration has a test card, a site with a card company its form, any other nothing. */
export function useCardKind() {
  const demo = useDemo()
  if (demo) return 'test'
  return document.documentElement.dataset.cards === undefined ? null : 'form'
}

/** Whether PayPal is taken. */
export const usePayPal = () => {
  const demo = useDemo()
  return !demo && document.documentElement.dataset.paypal !== undefined
}

/** Of the demonstration's card, whose value is what it answers. */
export const DESCRIPTOR = 'EVENLIGHT.DEMO.CARD'
