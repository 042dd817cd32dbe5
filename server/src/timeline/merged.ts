import type { Role } from '@evenlight/contract/route'
import type { Db } from '../kernel/database.ts'
import type { Happened, Source } from '../kernel/timeline.ts'

/** An entry, and the list that it is of. */
export interface Told extends Happened {
  source: Source
}
/** Where a page begins: the instant, the list and the id that the last entry of the page before stood for. */
export type Place = [at: number, source: string, id: string]
export const placeOf = ({ at, source, id }: Told): Place => [at, source.name, id]

/** What of a list comes after a place. Of one instant lists come by name, so that each entry is on one page. */
const after = (name: string, [at, source, id]: Place) => {
  if (name === source) return { at, id }
  return { at: name > source ? at + 1 : at, id: '' }
}
const before: Place = [Infinity, '', '']
const inOrder = (a: Told, b: Told) =>
  b.at - a.at || (a.source.name < b.source.name ? -1 : a.source.name > b.source.name ? 1 : 0)

/** Up to `most` entries of one person from all lists, newest first: each list gives a page of its own, and of all the newest are taken. */
export const merged = async (
  db: Db,
  sources: readonly Source[],
  { personId, role, place = before, most }: { personId: string; role: Role; place: Place | undefined; most: number },
) => {
  const all: Told[] = []
  for (const source of sources) {
    const read = source.read[role]
    if (!read) continue
    const rows = await read(db, { personId, ...after(source.name, place), most })
    all.push(...rows.map((row) => ({ ...row, source })))
  }
  // The order within one list stays, as sorting keeps what is equal in place.
  return all.toSorted(inOrder).slice(0, most)
}
