import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useMoney } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'

/** What the clock measured, in the few figures that one looks for first. */
export function Figures({ receipt }: { receipt: Receipt }) {
  const say = useSay()
  const money = useMoney()
  const { free_seconds, paid_seconds, unbilled_seconds, earned_cents } = receipt
  const figures = [
    ['readings.receipt.billed', free_seconds + paid_seconds],
    ['readings.receipt.free', free_seconds],
    ['readings.receipt.paid', paid_seconds],
    ['readings.receipt.unbilled', unbilled_seconds],
  ] as const
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-4 gap-y-20">
      {figures.map(([words, seconds], at) => (
        <div
          key={words}
          className={cx(
            'flex flex-col gap-2 px-16 border-line',
            at % 2 ? 'border-s' : 'ps-0',
            at === 2 && 'sm:border-s sm:ps-16',
          )}
        >
          <dt className="text-label text-muted">{say(words)}</dt>
          <dd className={cx('tabular font-serif text-h2', at === 3 && 'text-muted')}>
            <bdi dir="ltr">{clockFace(seconds)}</bdi>
          </dd>
        </div>
      ))}
      {earned_cents !== undefined && (
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-16 pt-16 print:pt-4 border-t border-line">
          <dt className="text-muted">{say('readings.receipt.earned')}</dt>
          <dd className="tabular font-semibold">{money(earned_cents)}</dd>
        </div>
      )}
    </dl>
  )
}
