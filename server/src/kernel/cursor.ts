import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import type { Keys } from './keys.ts'

export const limitDefault = 24
const signatureBytes = 12

/** Opaque, signed cursors: `place` is whatever the list orders by. A cursor of another list or a forged one is refused. */
export const cursorsOf = (keys: Keys) => ({
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
      throw refuse('bad_input', { fields: { after: 'This page is no longer there. Start from the first one.' } })
    return JSON.parse(text) as Place
  },
})
export type Cursors = ReturnType<typeof cursorsOf>

/**
 * Cuts one page out of `rows`, of which `limit + 1` were asked for; `placeOf` says where the next page begins.
 */
export const pageOf = <Row, Item>(
  rows: Row[],
  options: { limit: number | undefined; next: (last: Row) => string; item: (row: Row) => Item },
) => {
  const size = options.limit ?? limitDefault
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { data: shown.map(options.item), next: rows.length > size && last !== undefined ? options.next(last) : null }
}
