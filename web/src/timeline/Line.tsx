import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wordOf } from '../audit/calls.ts'
import { clockFace } from '../ui/Clock.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Entry } from './calls.ts'
import { placeOf } from './places.ts'

/** One entry: what, with whom, how much, why and by whom, and what can be done. */
export function Line({ of, beside }: { of: Entry; beside: ReactNode }) {
  return (
    <li className="flex flex-col gap-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-16 gap-y-4">
        <What of={of} />
        <Amounts of={of} />
      </div>
      {of.reason && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-muted">
          {of.reason}
        </p>
      )}
      <About of={of} />
      {beside}
    </li>
  )
}

function What({ of }: { of: Entry }) {
  const say = useSay()
  const place = placeOf(of)
  const action = of.action && wordOf(of.action)
  const words = of.action ? (action ? say(`audit.action.${action}`) : of.action) : say(`timeline.${of.what}`)
  return (
    <span className="me-auto min-w-0 wrap-anywhere">
      {place ? (
        <Link to={place} className="link font-semibold inline-flex items-center min-h-target lg:min-h-24">
          {words}
        </Link>
      ) : (
        <span className="font-semibold">{words}</span>
      )}
    </span>
  )
}

function Amounts({ of: { amount_cents, seconds } }: { of: Entry }) {
  const cents = useMoney()
  return (
    <span className="flex gap-12 tabular">
      {seconds !== undefined && seconds !== 0 && (
        <span dir="ltr">
          {seconds < 0 && '−'}
          {clockFace(Math.abs(seconds))}
        </span>
      )}
      {amount_cents !== undefined && <span>{cents(amount_cents)}</span>}
    </span>
  )
}

function About({ of }: { of: Entry }) {
  const say = useSay()
  return (
    <p className="flex flex-wrap items-center gap-x-12 text-meta text-muted">
      <span>{say(`timeline.kind.${of.kind}`)}</span>
      <When at={of.at} />
      {of.with && (
        <Link to={paths.person(of.with.id)} className="link inline-flex items-center min-h-target lg:min-h-24">
          <bdi className="wrap-anywhere">{of.with.username}</bdi>
        </Link>
      )}
      {of.by && <bdi className="wrap-anywhere">{say('timeline.by', { name: of.by.username })}</bdi>}
    </p>
  )
}
