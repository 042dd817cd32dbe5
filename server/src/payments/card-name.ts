import { fill } from '@evenlight/contract/sentences'
import type { Language } from '@evenlight/contract/languages'
import type { CardFace } from './gateway.ts'

const brands: Record<Exclude<CardFace['brand'], 'other'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
}
const otherCard: Record<Language, string> = { en: 'Card', es: 'tarjeta', ar: 'بطاقة' }
const named: Record<Language, string> = {
  en: '{card} ending in {last4}',
  es: '{card} terminada en {last4}',
  ar: '{card} المنتهية بـ {last4}',
}
/** What a person tells a card apart by, as letters and files say it. */
export const cardName = ({ brand, last4 }: CardFace, language: Language = 'en') =>
  fill(named[language], { card: brand === 'other' ? otherCard[language] : brands[brand], last4 })
