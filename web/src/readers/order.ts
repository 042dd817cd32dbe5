import type { Reader } from './calls.ts'

/**
 * One page as it came, those who were free then in front. The list's own order knows nothing of availability, so that
 * its pages meet; and what changes later changes in place.
 */
export const freeFirst = (page: readonly Reader[]) => [
  ...page.filter(({ availability }) => availability === 'available'),
  ...page.filter(({ availability }) => availability !== 'available'),
]
