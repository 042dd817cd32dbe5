import { Moon } from '../../ui/art/Moon.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'
import { ExactLength, ExactMoment } from './ExactTime.tsx'
import { presentIn, lengthMs, type PresenceSpan, sumsOf } from './presence-spans.ts'

const head = 'py-8 print:py-2 text-label font-semibold text-muted'
const cell = 'py-8 print:py-2 align-top'

/** The clock's own account of a reading: every stretch of it, and the sums, so that both people can add it up. */
export function Ledger({ receipt, side }: { receipt: Receipt; side: Side | undefined }) {
  const say = useSay()
  if (!receipt.stretches.length) return null
  const you = say('readings.who.you.within')
  const names = {
    client: side === 'client' ? you : receipt.client.username,
    reader: side === 'reader' ? you : receipt.reader.display_name,
  }
  return (
    <section aria-labelledby="ledger" className="flex flex-col gap-8 print:gap-2">
      <h2 id="ledger" className="text-h3">
        {say('readings.ledger')}
      </h2>
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
          {receipt.stretches.map((stretch) => (
            <Row key={stretch.from} stretch={stretch} names={names} />
          ))}
        </tbody>
        <Sums receipt={receipt} />
      </table>
      <Check receipt={receipt} />
    </section>
  )
}

function Row({ stretch, names }: { stretch: PresenceSpan; names: Record<Side, string> }) {
  const say = useSay()
  const { from, to, counted } = stretch
  const here = presentIn(stretch)
  const there =
    here === 'client' || here === 'reader'
      ? say('readings.ledger.here.one', { name: names[here] })
      : say(`readings.ledger.here.${here}`)
  const reasons = stretch.why.map((one) => say(`readings.ledger.why.${one}`, names))
  return (
    <tr className="border-b border-line break-inside-avoid">
      <th scope="row" className={cx(cell, 'font-normal text-start')}>
        <span dir="ltr" className="inline-flex flex-col sm:flex-row print:flex-row sm:gap-4 print:gap-4">
          <span className="whitespace-nowrap">
            <ExactMoment at={from} /> –
          </span>
          <ExactMoment at={to} />
        </span>
      </th>
      <td className={cx(cell, 'ps-12 text-start')}>
        <span className={cx('block', counted && 'font-semibold')}>
          {say(counted ? `readings.ledger.${counted}` : 'readings.ledger.stood')}
        </span>
        <span className="block text-muted">{[...reasons, there].join(' · ')}</span>
      </td>
      <td className={cx(cell, 'ps-12 text-end whitespace-nowrap', counted && 'font-semibold')}>
        <span className="inline-flex items-center gap-8">
          <ExactLength ms={lengthMs(stretch)} />
          <Moon phase={counted ? 0.5 : 0} className={cx('size-12', counted ? 'text-primary' : 'text-muted')} />
        </span>
      </td>
    </tr>
  )
}

function Sums({ receipt: { stretches } }: { receipt: Receipt }) {
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
          <td className="pt-4 print:pt-0 ps-12 pe-20 text-end">
            <ExactLength ms={ms} />
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
