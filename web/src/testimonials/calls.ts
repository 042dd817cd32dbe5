import {
  type OwnTestimonial as OwnTestimonialShape,
  type Testimonial as TestimonialShape,
  testimonials as area,
} from '@evenlight/contract/testimonials'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'

export type Testimonial = output<typeof TestimonialShape>
export type OwnTestimonial = output<typeof OwnTestimonialShape>

export const testimonials = api(area)

const PAGE = '10'
const paged = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined }

/** What is published about a reader, all of it or with so many stars. */
export const publishedOf = (readerId: string, stars: number) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['testimonials.published', readerId, stars],
    queryFn: ({ pageParam: after, meta }) =>
      api(area, meta?.send).published({
        params: { id: readerId },
        query: { limit: PAGE, ...(stars > 0 && { stars: String(stars) }), ...(after && { after }) },
      }),
  })

/** A client's own words, or what clients said of the signed-in reader. */
export const mineOf = () =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['testimonials.mine'],
    queryFn: ({ pageParam: after }) => testimonials.mine({ query: after ? { after } : {} }),
  })
