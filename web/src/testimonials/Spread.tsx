import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'

/** How many gave one star to five, all of it shown, the best first. */
export function Spread({ spread, rating }: { spread: readonly number[]; rating: number | null }) {
  const say = useSay()
  const { formatNumber } = useIntl()
  const all = spread.reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex flex-col sm:flex-row gap-24 sm:gap-32 sm:items-center">
      <p className="flex flex-col">
        <span className="font-serif text-h1 leading-none tabular">
          {rating === null ? '–' : formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <span className="text-meta text-muted">
          {say(rating === null ? 'testimonials.too_few' : 'testimonials.of', { count: all })}
        </span>
      </p>
      <dl className="grow flex flex-col gap-4 max-w-form">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = spread[stars - 1] ?? 0
          return (
            <div key={stars} className="flex items-center gap-12 text-meta">
              <dt className="w-72 text-muted whitespace-nowrap">{say('ui.stars.pick', { stars })}</dt>
              <dd className="grow flex items-center gap-12">
                <progress className="bar bar-ember" value={count} max={Math.max(1, all)} aria-hidden="true" />
                <span className="w-32 text-end tabular">{formatNumber(count)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
