import { useSay } from '../words/say.tsx'
import { Spread } from './Spread.tsx'

interface ReviewsProps {
  readerId: string
  spread: readonly number[]
  rating: number | null
}

/** What clients said after their readings. */
export function Reviews({ spread, rating }: ReviewsProps) {
  const say = useSay()
  const all = spread.reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-24">
      <h2 id="reviews">{say('testimonials.title')}</h2>
      {all === 0 ? (
        <p className="text-muted">{say('testimonials.none')}</p>
      ) : (
        <Spread spread={spread} rating={rating} />
      )}
    </section>
  )
}
