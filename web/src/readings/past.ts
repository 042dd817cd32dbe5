import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'
import { calls } from './calls.ts'

/** Past readings of this person, newest first; with one other person where one is named. */
export const pastOf = (withId?: string) =>
  inPages(['readings.history', withId ?? ''], (place) =>
    calls.history({ query: { ...(withId && { with: withId }), ...place } }),
  )

/** Requests that this reader missed and has not put away. */
export const missedOf = () => inPages(['readings.missed'], (query) => calls.missed({ query }))
export const missedChanged = () => queries.invalidateQueries({ queryKey: ['readings.missed'] })

/** Everybody this person has had a reading with, the latest first. */
export const peopleOf = () => inPages(['readings.history', 'people'], (query) => calls.people({ query }))
