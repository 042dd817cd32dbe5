import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'

/** What the clock measured, in the few figures that one looks for first. */
export function Figures({ receipt }: { receipt: Receipt }) {
  const say = useSay()
  const { free_seconds, paid_seconds, unbilled_seconds } = receipt
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
    </dl>
  )
}
