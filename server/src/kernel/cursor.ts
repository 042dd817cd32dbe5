import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import { pageRowsDefault } from '@evenlight/contract/lengths'
import type { Keys } from './keys.ts'

const signatureBytes = 12

/** Opaque, signed cursors: `place` is whatever the list orders by. A cursor of another list or a forged one is refused. */
export const makeCursors = (keys: Keys) => ({
  write: (list: string, place: unknown) => {
    const text = JSON.stringify(place)
    const signature = keys.sign('cursor', `${list} ${text}`).subarray(0, signatureBytes)
    return Buffer.concat([signature, Buffer.from(text)]).toString('base64url')
  },
  read: <Place>(list: string, cursor: string | undefined): Place | undefined => {
    if (cursor === undefined) return undefined
    const bytes = Buffer.from(cursor, 'base64url')
    const signature = bytes.subarray(0, signatureBytes)
    const text = bytes.subarray(signatureBytes).toString()
    const expected = keys.sign('cursor', `${list} ${text}`).subarray(0, signatureBytes)
    if (signature.length !== signatureBytes || !timingSafeEqual(signature, expected))
      throw refuse('bad_input', { fields: { after: 'page_gone' } })
    return JSON.parse(text) as Place
  },
})
export type Cursors = ReturnType<typeof makeCursors>

/** Anything that JSON keeps; written out so that a pair is inferred as one. */
type Spot = string | number | object | [unknown, ...unknown[]]

export interface Paging<Place extends Spot, Row, Item> {
  /** Name of the list, with everything that narrows it: a cursor of another list is refused. */
  list: string
  query: { after?: string | undefined; limit?: number | undefined }
  /** At most `most` rows in the order of the list, beginning after `place`, or with the first. */
  load: (place: Place | undefined, most: number) => Promise<Row[]>
  placeOf: (row: Row) => Place
  items: (rows: Row[]) => Item[] | Promise<Item[]>
}

/** One page of a list: one row more than the page is asked for, so that the last page says that it is. */
export const paged = async <Place extends Spot, Row, Item>(
  { cursors }: { cursors: Cursors },
  { list, query, load, placeOf, items }: Paging<Place, Row, Item>,
): Promise<{ data: Item[]; next: string | null }> => {
  const size = query.limit ?? pageRowsDefault
  const rows = await load(cursors.read<Place>(list, query.after), size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    data: await items(shown),
    next: rows.length > size && last !== undefined ? cursors.write(list, placeOf(last)) : null,
  }
}
