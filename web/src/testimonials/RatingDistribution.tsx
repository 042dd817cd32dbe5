import { useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { Meter } from '../ui/Meter.tsx'
import { useSay } from '../words/say.tsx'

interface SpreadProps {
  spread: readonly number[]
  rating: number | null
  /** The stars that the list is narrowed to, 0 for all. */
  chosen: number
  onChoose: (stars: number) => void
}

const picks = new Map<string, string>()

/** `5 stars` and its four kin, worked out once for a language. */
function pickOf(locale: string, stars: number, say: ReturnType<typeof useSay>) {
  const name = `${locale} ${stars}`
  const words = picks.get(name) ?? say('parts.stars.pick', { stars })
  picks.set(name, words)
  return words
}

/** How many gave one star to five, all of it shown, the best first. A line narrows the list below to itself. */
export function RatingDistribution({ spread, rating, chosen, onChoose }: SpreadProps) {
  const say = useSay()
  const { formatNumber, locale } = useIntl()
  const all = spread.reduce((sum, count) => sum + count, 0)
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (
    <div className="flex flex-col sm:flex-row gap-24 sm:gap-48 sm:items-center">
      <p className="flex flex-col max-w-panel-half">
        {rating !== null && (
          <span className="font-serif text-h1 leading-none tabular">{formatNumber(rating, one)}</span>
        )}
        <span className="text-meta text-muted">
          {say(rating === null ? 'testimonials.too_few' : 'testimonials.of', { count: all })}
        </span>
      </p>
      <ul className="grow max-w-form -mx-8">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={chosen === stars}
              onClick={() => onChoose(chosen === stars ? 0 : stars)}
              className={cx(
                'flex w-full items-center gap-12 min-h-target px-8 rounded-control text-meta text-start hover:bg-sunken',
                chosen === stars && 'bg-soft-ember font-semibold',
              )}
            >
              <span className="w-72 whitespace-nowrap">{pickOf(locale, stars, say)}</span>
              <Meter ember value={spread[stars - 1] ?? 0} max={all} />
              <span className="w-48 text-end tabular">
                {formatNumber(spread[stars - 1] ?? 0)}
                <span className="say-only"> {say('testimonials.count')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
