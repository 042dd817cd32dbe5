import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { removalReasons } from '@evenlight/contract/testimonials'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { publishedOf } from './calls.ts'
import { Review } from './Review.tsx'
import { RatingDistribution } from './RatingDistribution.tsx'

type Removed = Partial<Record<(typeof removalReasons)[number], number>>

interface ReviewsProps {
  readerId: string
  spread: readonly number[]
  rating: number | null
}

/** What clients said after their readings: the whole spread, then their words, newest first. */
export function Reviews({ readerId, spread, rating }: ReviewsProps) {
  const say = useSay()
  const [stars, setStars] = useState(0)
  const published = useInfiniteQuery({ ...publishedOf(readerId, stars), placeholderData: keepPreviousData })
  const { data, error, refetch, isPlaceholderData } = published
  const said = data?.pages.flatMap((page) => page.data) ?? []
  const removed = data?.pages[0]?.removed ?? {}
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-24">
      <div className="flex flex-col gap-4">
        <h2 id="reviews">{say('testimonials.title')}</h2>
        <p className="text-meta text-muted">{say('testimonials.rule')}</p>
      </div>
      {data && said.length === 0 && stars === 0 ? (
        <p className="text-muted">{say('testimonials.none')}</p>
      ) : (
        <RatingDistribution spread={spread} rating={rating} chosen={stars} onChoose={setStars} />
      )}
      {error && !data && <ErrorNote cause={error} what={say('testimonials.failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-square rounded-card" />}
      <More of={published} label={say('testimonials.more')}>
        <ul aria-busy={isPlaceholderData} className="flex flex-col max-w-text empty:hidden">
          {said.map((one) => (
            <Review key={one.id} of={one} />
          ))}
        </ul>
      </More>
      {stars > 0 && said.length === 0 && data && (
        <p className="text-muted">{say('testimonials.none.stars', { stars })}</p>
      )}
      <TakenDown removed={removed} />
    </section>
  )
}

/** How many the house took down, and for what: nobody has to guess whether it was for their stars. */
function TakenDown({ removed }: { removed: Removed }) {
  const say = useSay()
  const { formatList } = useIntl()
  const counted = removalReasons.flatMap((reason) => {
    const count = removed[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  if (counted.length === 0) return null
  const count = counted.reduce((sum, one) => sum + one.count, 0)
  const reasons = formatList(counted.map(({ reason, count }) => say(`testimonials.removed.${reason}`, { count })))
  return <p className="text-label text-muted max-w-text">{say('testimonials.removed', { count, reasons })}</p>
}
