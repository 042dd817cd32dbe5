import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { mineOf } from './calls.ts'
import { Reply } from './Reply.tsx'
import { Review } from './Review.tsx'

const SHOWN = 3

/** On a reader's desk: what clients said last, to be answered there. Nothing while nobody has. */
export function LastReviews() {
  const say = useSay()
  const { data } = useInfiniteQuery(mineOf())
  const last = data?.pages[0]?.data.filter(({ removed }) => !removed).slice(0, SHOWN) ?? []
  if (last.length === 0) return null
  return (
    <section aria-labelledby="last-reviews" className="card p-20 lg:p-24 flex flex-col gap-12">
      <div className="flex flex-wrap items-center justify-between gap-x-16">
        <h2 id="last-reviews" className="text-h3">
          {say('testimonials.last')}
        </h2>
        <Link to={paths.testimonials()} className="link inline-flex items-center min-h-target">
          {say('testimonials.all')}
        </Link>
      </div>
      <ul className="flex flex-col">
        {last.map((one) => (
          <Review key={one.id} own of={one}>
            {!one.reply && <Reply to={one} />}
          </Review>
        ))}
      </ul>
    </section>
  )
}
