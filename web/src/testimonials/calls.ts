import {
  type OwnTestimonial as OwnTestimonialShape,
  type Testimonial as TestimonialShape,
  testimonials as area,
} from '@evenlight/contract/testimonials'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export type Testimonial = output<typeof TestimonialShape>
export type OwnTestimonial = output<typeof OwnTestimonialShape>

export const testimonials = api(area)

const PAGE = '10'

/** What is published about a reader, all of it or with so many stars. */
export const publishedOf = (readerId: string, stars: number) =>
  inPages(['testimonials.published', readerId, stars], (place, send) =>
    api(area, send).published({
      params: { id: readerId },
      query: { limit: PAGE, ...(stars > 0 && { stars: String(stars) }), ...place },
    }),
  )

/** A client's own words, or what clients said of the signed-in reader. */
export const mineOf = () => inPages(['testimonials.mine'], (query) => testimonials.mine({ query }))

/** Everybody's, for the house; with a user name those by this client or about this reader. */
export const listOf = (username: string) =>
  inPages(['testimonials.list', username], (place) =>
    testimonials.list({ query: { limit: PAGE, ...(username && { username }), ...place } }),
  )
export const testimonialsChanged = () => queries.invalidateQueries({ queryKey: ['testimonials.list'] })
