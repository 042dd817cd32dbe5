import { randomFillSync } from 'node:crypto'

const idBytes = 16
// Filled anew when it is used up: a call for every id would cost more than the message that it names.
const pool = Buffer.alloc(idBytes * 256)
let used = pool.length

/** An unguessable id: `newId('usr')` → `usr_` and 22 characters (128 bits). */
export const newId = (kind: string) => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const from = used
  used += idBytes
  return `${kind}_${pool.toString('base64url', from, used)}`
}
