import { approvalAloneHours } from '@evenlight/contract/approvals'
import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee } from '../kernel/letter.ts'
import { dollars } from '../kernel/dollars.ts'
import { inEach } from '../kernel/letter-table.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Asked } from './columns.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

const act = 'See it, or take it back'
const after =
  'If it was not you who asked for this, take it back and set a new password at once. It signs everybody else out.'
const why =
  'You get this because the account {username} has this address. Letters that keep an account safe always come; all others are chosen under Notices in the account.'

/** What will be done without a second approver, as there is none, and how it is stopped. */
export const english = {
  refund: {
    subject: 'In {hours} hours {amount} goes back to {name}',
    body: 'with your account a refund of {amount} to {name} was asked for. That is over a limit of the house, and nobody else may approve it: it is done in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
  payment: {
    subject: 'In {hours} hours a held payment of {amount} is let go',
    body: 'with your account it was asked for that a held payment of {amount} by {name} is let go. That is over a limit of the house, and nobody else may approve it: it is done in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
  payout: {
    subject: 'In {hours} hours a payout of {amount} is made',
    body: 'with your account a batch of {amount} to pay out was asked for. That is over a limit of the house, and nobody else may approve it: it is made in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
  time: {
    subject: 'In {hours} hours {minutes} minutes go to {name}',
    body: 'with your account it was asked for that {minutes} minutes go to {name}. That is over a limit of the house, and nobody else may approve it: it is done in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
  limit_money: {
    subject: 'In {hours} hours a limit of the house rises to {amount}',
    body: 'with your account it was asked for that a limit over which two have to approve rises to {amount}. Nobody else may approve that: it is done in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
  limit_time: {
    subject: 'In {hours} hours a limit of the house rises to {minutes} minutes',
    body: 'with your account it was asked for that a limit over which two have to approve rises to {minutes} minutes. Nobody else may approve that: it is done in {hours} hours, unless you take it back.',
    act,
    after,
    why,
  },
} as const

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })

const secondsAMinute = 60
/** Tells whoever asked for something that nobody else may approve what is going to be done, in case it was not them. */
export const aloneLetter = (
  { site }: Pick<Parts, 'site'>,
  to: Addressee,
  { act, kind, amount }: Asked,
  name: string,
) => {
  const values = { hours: approvalAloneHours, link: site.url + paths.approvals() }
  const money = { ...values, amount: dollars(amount) }
  const minutes = Math.ceil(amount / secondsAMinute)
  if (act === 'limit')
    return kind === 'time'
      ? letterTo(to, letters.limit_time, { ...values, minutes })
      : letterTo(to, letters.limit_money, money)
  switch (kind) {
    case 'time':
      return letterTo(to, letters.time, { ...values, minutes, name })
    case 'payout':
      return letterTo(to, letters.payout, money)
    case 'payment':
      return letterTo(to, letters.payment, { ...money, name })
    case 'refund':
      return letterTo(to, letters.refund, { ...money, name })
  }
}
