import type { Who } from '../visit.ts'
import type { Guest } from './guests.ts'
import { ownReviews } from './reviews-own.ts'
import { replies, reviews, type Said, type Stars } from './reviews.ts'
import type { Draws } from './seeded.ts'

const languages: Record<string, string> = { ES: 'es', MX: 'es', EG: 'ar' }
const allStars = [1, 2, 3, 4, 5] as const
const perStars = <T>(make: (stars: Stars) => T) =>
  Object.fromEntries(allStars.map((stars) => [stars, make(stars)])) as Record<Stars, T>

/** Words for a review and its answer. What one has written nobody writes again: when all is said there are stars alone. */
export const makeChosen = (draws: Draws) => {
  const anybodys = perStars((stars) => draws.once(reviews[stars]))
  const owns = new Map(
    Object.entries(ownReviews).map(([whose, of]) => [whose, perStars((stars) => draws.once(of[stars] ?? []))]),
  )
  const answers = perStars((stars) => draws.once(replies[stars]))
  const review = (guest: Guest, reader: Who, stars: Stars): Said | undefined => {
    const inTheirs = owns.get(`${reader.username} ${languages[guest.country]}`)?.[stars]
    const own = owns.get(reader.username)![stars]
    const common = anybodys[stars]
    const first = draws.chance(65) ? [own, common] : [common, own]
    return inTheirs?.() ?? first[0]!() ?? first[1]!()
  }
  return { review, answer: (stars: Stars) => answers[stars]() }
}
