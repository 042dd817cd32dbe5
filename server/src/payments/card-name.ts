import type { CardFace } from './gateway.ts'

const brands: Record<CardFace['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  other: 'Card',
}
/** What a person tells a card apart by, as letters and files say it. */
export const cardName = ({ brand, last4 }: CardFace) => `${brands[brand]} ending in ${last4}`
