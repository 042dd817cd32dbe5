import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { cardName } from '../payments/public.ts'
import { letters } from './letters.ts'
import type { Paid } from './store.ts'

const secondsPerMinute = 60
const reasons = {
  topup_declined: 'the payment did not go through, and your card was not charged',
  topup_gone: 'the card or the package that you chose is not there any more, and nothing was charged',
} as const

/** Tells a client what was bought for them. */
export const tellAdded = (tx: Tx, parts: Parts, personId: string, paid: Paid, now: number) => {
  const minutes = Math.round((paid.paid_seconds + paid.free_seconds) / secondsPerMinute)
  const values = { minutes, amount: dollars(paid.amount_cents) }
  const link = paths.topup()
  const card = cardName(paid)
  return tell(tx, parts, {
    personId,
    event: 'time_given',
    title: ['topped_up', values],
    body: '',
    link,
    letter: (to) => letterTo(to, letters.topped_up, { ...values, card, link: parts.site.url + link }),
    now,
  })
}

/** Tells a client that nothing is bought by itself any more, and why. */
export const tellOff = (tx: Tx, parts: Parts, personId: string, title: keyof typeof reasons, now: number) => {
  const link = paths.topup()
  const values = { reason: reasons[title], link: parts.site.url + link }
  return tell(tx, parts, {
    personId,
    event: 'time_given',
    title,
    body: '',
    link,
    letter: (to) => letterTo(to, letters.topup_off, values),
    now,
  })
}
