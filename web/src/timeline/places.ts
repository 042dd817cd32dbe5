import { paths } from '@evenlight/contract/paths'
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
}

/** Where an entry leads to: the page of the very thing, or the desk at which such things are done. */
export const placeOf = ({ kind, what, subject_id: id }: Entry) => {
  if (what === 'readings_open' && id) return paths.live(id)
  return (id && pages[id.slice(0, id.indexOf('_'))]?.(id)) ?? desks[kind]?.()
}
