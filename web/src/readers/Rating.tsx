import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

/** A star, the mean to one decimal, how many said so. Under five reviews there is no mean yet. */
export function Rating({ of: { rating, reviews_count } }: { of: Pick<Reader, 'rating' | 'reviews_count'> }) {
  const say = useSay()
  const { formatNumber } = useIntl()
  if (rating === null) return <span>{say('readers.new')}</span>
  return (
    <span>
      <span className="say-only">{say('readers.rating', { rating, count: reviews_count })}</span>
      <span aria-hidden="true" className="tabular">
        <span className="text-ember">★ </span>
        <span className="font-semibold text-ink">
          {formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        {` (${formatNumber(reviews_count)})`}
      </span>
    </span>
  )
}
