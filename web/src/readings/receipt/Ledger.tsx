import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Moon } from '../../ui/art/Moon.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'
import { ExactLength, ExactMoment } from './ExactTime.tsx'
import { type Moment, useMoments } from './moments.ts'
import { useNames } from './names.ts'
import { presentIn, lengthMs, type PresenceSpan, sumsOf } from './presence-spans.ts'

const head = 'py-8 print:py-2 text-label font-semibold text-muted'
const cell = 'py-8 print:py-2 align-top'

/**
 * The clock's own account of a reading, folded until somebody wants to check it: every stretch, what happened between them,
 * and the sums, so that both people can add it up. On paper it is always there.
 */
export function Ledger({
  receipt,
  side,
  unfolded = false,
}: {
  receipt: Receipt
  side: Side | undefined
  /** Where it is the evidence that somebody decides by. */
  unfolded?: boolean
}) {
  const say = useSay()
  const body = useId()
  const [open, setOpen] = useState(unfolded)
  const [exact, setExact] = useState(false)
  return (
    <section aria-labelledby={`${body}-head`} className="flex flex-col gap-12 print:gap-2">
      <h2 id={`${body}-head`} className="text-h3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
          className="flex items-center justify-between gap-16 w-full min-h-target text-start hover:text-primary print:hidden"
        >
          {say('readings.ledger')}
          <ChevronDown
            className={cx('size-20 shrink-0 text-primary transition-transform duration-120', open && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
        <span className="hidden print:inline">{say('readings.ledger')}</span>
      </h2>
      <div id={body} className={cx('flex-col gap-8 print:flex print:gap-2', open ? 'flex' : 'hidden')}>
        {receipt.stretches.length > 0 && (
          <Button kind="quiet" aria-pressed={exact} flush className="print:hidden" onClick={() => setExact(!exact)}>
            {say('readings.ledger.exact')}
          </Button>
        )}
        <Lines receipt={receipt} side={side} exact={exact} />
        {receipt.stretches.length > 0 && <Check receipt={receipt} />}
      </div>
    </section>
  )
}

interface LinesProps {
  receipt: Receipt
  side: Side | undefined
  /** With thousandths. */
  exact: boolean
}

function Lines({ receipt, side, exact }: LinesProps) {
  const say = useSay()
  const names = useNames(receipt, side)
  const wordsOf = useMoments(receipt, side)
  return (
    <table className="w-full text-meta">
      <caption className="say-only">{say('readings.ledger.caption')}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={cx(head, 'text-start')}>
            {say('readings.ledger.when')}
          </th>
          <th scope="col" className={cx(head, 'text-start ps-12')}>
            {say('readings.ledger.what')}
          </th>
          <th scope="col" className={cx(head, 'text-end ps-12')}>
            {say('readings.ledger.length')}
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder(receipt).map((line, at) =>
          'what' in line ? (
            <MomentRow key={`${line.at}-${at}`} at={line.at} exact={exact} {...wordsOf(line)} />
          ) : (
            <Row key={line.from} stretch={line} names={names} exact={exact} />
          ),
        )}
      </tbody>
      {receipt.stretches.length > 0 && <Sums receipt={receipt} exact={exact} />}
    </table>
  )
}

/** What happened, between the stretches that it parts. */
function inOrder({ stretches, timeline }: Receipt): (PresenceSpan | Moment)[] {
  const startOf = (line: PresenceSpan | Moment) => Date.parse('what' in line ? line.at : line.from)
  // Sorting keeps the order of what is at one instant: what happened comes before the stretch that it opens.
  return [...timeline, ...stretches].sort((a, b) => startOf(a) - startOf(b))
}

function MomentRow({ at, name, words, exact }: { at: string; name: string; words: string; exact: boolean }) {
  return (
    <tr className="break-inside-avoid text-muted">
      <th scope="row" className={cx(cell, 'font-normal text-start')}>
        <ExactMoment at={at} exact={exact} />
      </th>
      <td colSpan={2} className={cx(cell, 'ps-12 text-start')}>
        {name && (
          <>
            <bdi className="font-semibold">{name}</bdi>
            {' · '}
          </>
        )}
        {words}
      </td>
    </tr>
  )
}

function Row({ stretch, names, exact }: { stretch: PresenceSpan; names: Record<Side, string>; exact: boolean }) {
  const say = useSay()
  const { from, to, counted } = stretch
  const here = presentIn(stretch)
  const there =
    here === 'client' || here === 'reader'
      ? say('readings.ledger.here.one', { name: names[here] })
      : say(`readings.ledger.here.${here}`)
  const reasons = stretch.why.map((one) => say(`readings.ledger.why.${one}`, names))
  return (
    <tr className="border-y border-line bg-sunken print:bg-transparent break-inside-avoid">
      <th scope="row" className={cx(cell, 'ps-8 font-normal text-start')}>
        <span dir="ltr" className="inline-flex flex-col sm:flex-row print:flex-row sm:gap-4 print:gap-4">
          <span className="whitespace-nowrap">
            <ExactMoment at={from} exact={exact} /> –
          </span>
          <ExactMoment at={to} exact={exact} />
        </span>
      </th>
      <td className={cx(cell, 'ps-12 text-start')}>
        <span className={cx('block', counted && 'font-semibold')}>
          {say(counted ? `readings.ledger.${counted}` : 'readings.ledger.stood')}
        </span>
        <span className="block text-muted">{[...reasons, there].join(' · ')}</span>
      </td>
      <td className={cx(cell, 'ps-12 pe-8 text-end whitespace-nowrap', counted && 'font-semibold')}>
        <span className="inline-flex items-center gap-8">
          <ExactLength ms={lengthMs(stretch)} exact={exact} />
          <Moon phase={counted ? 0.5 : 0} className={cx('size-12', counted ? 'text-primary' : 'text-muted')} />
        </span>
      </td>
    </tr>
  )
}

function Sums({ receipt: { stretches }, exact }: { receipt: Receipt; exact: boolean }) {
  const say = useSay()
  const { freeMs, paidMs, standingMs, wholeMs } = sumsOf(stretches)
  const rows = [
    ['readings.ledger.free', freeMs],
    ['readings.ledger.paid', paidMs],
    ['readings.ledger.stood', standingMs],
    ['readings.ledger.whole', wholeMs],
  ] as const
  return (
    <tfoot>
      {rows.map(([words, ms]) => (
        <tr key={words}>
          <th scope="row" colSpan={2} className="pt-4 print:pt-0 text-end font-normal text-muted">
            {say(words)}
          </th>
          <td className="pt-4 print:pt-0 ps-12 pe-8 text-end">
            <span className="pe-20">
              <ExactLength ms={ms} exact={exact} />
            </span>
          </td>
        </tr>
      ))}
    </tfoot>
  )
}

/** How the sums become the figures above: rounded down once, and the rest is what did not count. */
function Check({ receipt }: { receipt: Receipt }) {
  const say = useSay()
  const { free_seconds, paid_seconds, unbilled_seconds, stretches } = receipt
  const { wholeMs } = sumsOf(stretches)
  return (
    <p className="text-meta text-muted">
      {say(unbilled_seconds > 0 ? 'readings.ledger.check' : 'readings.ledger.check.all', {
        counted: clockFace(free_seconds + paid_seconds),
        whole: clockFace(wholeMs / 1000),
        rest: clockFace(unbilled_seconds),
      })}
    </p>
  )
}
