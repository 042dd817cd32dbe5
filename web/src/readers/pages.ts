import type { Reader } from './calls.ts'

/** Where a page begins: among those who are free now, or among everybody. */
export interface Start {
  free: boolean
  after: string
}
interface Page {
  data: readonly Reader[]
  next: Start | null
}
type Look = (part: { available?: 'true'; after?: string }) => Promise<{ data: Reader[]; next: string | null }>

const THIN = 12

export const begin = (free: boolean): Start => ({ free, after: '' })

/** A place in the list as an address carries it, and back. */
export const placeOf = ({ free, after }: Start) => `${free ? 'free' : 'all'}.${after}`
export const startOf = (place: string): Start => ({
  free: place.startsWith('free.'),
  after: place.slice(place.indexOf('.') + 1),
})

export async function pageFrom(look: Look, { free, after }: Start): Promise<Page> {
  const { data, next } = await look({ ...(free && { available: 'true' }), ...(after && { after }) })
  return { data, next: next === null ? null : { free, after: next } }
}

/**
 * The next page of a list that shows who is free first: they are asked for alone, then everybody. The list's own order
 * knows nothing of availability, so whoever turns free or busy meanwhile is on one of the two; who is on both is shown
 * by `once` where they came first.
 */
export async function walkFrom(look: Look, start: Start): Promise<Page> {
  const data: Reader[] = []
  let at: Start | null = start
  let fresh = 0
  do {
    const page: Page = await pageFrom(look, at)
    data.push(...page.data)
    fresh += at.free ? page.data.length : page.data.filter(({ availability }) => availability !== 'available').length
    at = page.next ?? (at.free ? begin(false) : null)
  } while (at && (fresh < THIN || !at.after))
  return { data, next: at }
}

/** Everybody where they came first. */
export function once(readers: readonly Reader[]) {
  const seen = new Set<string>()
  return readers.filter(({ id }) => !seen.has(id) && seen.add(id))
}
