import { inTab } from '../in-tab.ts'

/** What was bought while signing up, until the person has arrived. */
export interface First {
  intent_id: string
  price_cents: number
  state: 'held' | 'unknown' | 'review' | 'form'
  /** The card company's form, which has not been filled in. */
  form?: { url: string; token: string; until: string } | undefined
}
export const { keep: keepFirst, useKept: useFirst } = inTab<First>('sign-up-payment')
