import { paths } from '@evenlight/contract/paths'
import { isThere } from '../routes.tsx'
import type { Entry } from './calls.ts'

const pages: Record<string, (id: string) => string> = {
  cht: paths.pastReading,
  tkt: paths.ticket,
  ban: paths.ban,
  stm: paths.statement,
  out: paths.payout,
}
const desks: Partial<Record<Entry['kind'], () => string>> = {
  disputes: paths.heldPayments,
  messages: paths.moderation,
  reviews: paths.testimonials,
  care: paths.helpLines,
  pressure: paths.pressure,
}

const pageOf = ({ kind, what, subject_id: id }: Entry) => {
  if (what === 'readings_open' && id) return paths.live(id)
  return (id && pages[id.slice(0, id.indexOf('_'))]?.(id)) || desks[kind]?.()
}

/** Where an entry leads to: the page of the very thing, or the desk for such things; nowhere for whom it isn't open. */
export const placeOf = (entry: Entry) => {
  const page = pageOf(entry)
  return page && isThere(page, true) ? page : undefined
}
