import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import { languageFor } from '@evenlight/contract/languages'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { cardName } from '../payments/public.ts'
import { letters, whyOffIn, type whyOff } from './letters.ts'
import type { Paid } from './store.ts'

const secondsPerMinute = 60

/** Tells a client what was bought for them. */
export const tellAdded = (tx: Tx, parts: Parts, personId: string, paid: Paid, now: number) => {
  const minutes = Math.round((paid.paid_seconds + paid.free_seconds) / secondsPerMinute)
  const values = { minutes, amount: dollars(paid.amount_cents) }
  const link = paths.topup()
  return tell(tx, parts, {
    personId,
    event: 'time_given',
    title: ['topped_up', values],
    body: '',
    link,
    letter: (to) => {
      const card = cardName(paid, languageFor(to.locale))
      return letterTo(to, letters.topped_up, { ...values, card, link: parts.site.url + link })
    },
    now,
  })
}

/** Tells a client that nothing is bought by itself any more, and why. */
export const tellOff = (tx: Tx, parts: Parts, personId: string, title: keyof typeof whyOff, now: number) => {
  const link = paths.topup()
  return tell(tx, parts, {
    personId,
    event: 'time_given',
    title,
    body: '',
    link,
    letter: (to) =>
      letterTo(to, letters.topup_off, {
        reason: whyOffIn[languageFor(to.locale)][title],
        link: parts.site.url + link,
      }),
    now,
  })
}
