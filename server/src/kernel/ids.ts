import { randomBytes } from 'node:crypto'

/** An unguessable id: `newId('usr')` → `usr_` and 22 characters (128 bits). */
export const newId = (kind: string) => `${kind}_${randomBytes(16).toString('base64url')}`
