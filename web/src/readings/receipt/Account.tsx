import { useIntl } from 'react-intl'
import { clockFace } from '../../ui/Clock.tsx'
import { useMoney } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'
import { earnedBy, returnedFor, returnedOf, uncountedBy } from './account.ts'
import { useNames } from './names.ts'

/** The receipt in a sentence: for the client what it took and why, for the reader what it earned and why. */
export function Account({ receipt, side }: { receipt: Receipt; side: Side | undefined }) {
  return (
    <div className="flex flex-col gap-8">
      {side === 'reader' && <Earned receipt={receipt} />}
      <Charged receipt={receipt} side={side} />
    </div>
  )
}

function Charged({ receipt, side }: { receipt: Receipt; side: Side | undefined }) {
  const say = useSay()
  const { locale } = useIntl()
  const money = useMoney()
  const names = useNames(receipt, side)
  const { free_seconds: free, paid_seconds: paid, unbilled_seconds: rest, paid_cents, stretches } = receipt
  const what = say('readings.account.what', {
    kind: paid ? (free ? 'both' : 'paid') : 'free',
    free: clockFace(free),
    paid: clockFace(paid),
    price: paid_cents ? say('readings.account.price', { price: money(paid_cents) }) : '',
  })
  const returned = returnedOf(receipt)
  const back = returned === 0 ? 'none' : returned < free + paid ? 'part' : 'all'
  const reasons = uncountedBy(stretches).map(
    ({ why, seconds }) => `${say(`readings.ledger.why.${why}`, names)} ${clockFace(seconds)}`,
  )
  return (
    <p className={side === 'reader' ? 'text-muted' : 'text-lead'}>
      {say(`readings.account.${counting(receipt, side)}`, { what, back, returned: clockFace(returned) })}
      {rest > 0 && reasons.length > 0
        ? say('readings.account.rest', {
            rest: clockFace(rest),
            reasons: new Intl.ListFormat(locale, { type: 'unit' }).format(reasons),
          })
        : '.'}
    </p>
  )
}

function counting({ free_seconds, paid_seconds, started_at }: Receipt, side: Side | undefined) {
  if (free_seconds + paid_seconds > 0) return side === 'client' ? 'client' : 'others'
  return started_at === undefined ? 'never' : 'none'
}

function Earned({ receipt }: { receipt: Receipt }) {
  const say = useSay()
  const money = useMoney()
  const { earned_cents, rate_cents_per_minute, paid_seconds, free_seconds } = receipt
  if (earned_cents === undefined || rate_cents_per_minute === undefined) return null
  const why = earnedBy(receipt)
  const cause = why === 'returned' ? returnedFor(receipt) : undefined
  const rate = money(rate_cents_per_minute)
  return (
    <>
      <p className="text-lead">
        {say(cause ? `readings.earned.returned.${cause}` : `readings.earned.${why}`, {
          earned: money(earned_cents),
          rate,
          paid: clockFace(paid_seconds),
          free: clockFace(free_seconds),
        })}
      </p>
      <p className="text-muted">{say('readings.earned.rule', { rate })}</p>
    </>
  )
}
