import { hourMs } from '@evenlight/core/wall-clock'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import * as store from './store.ts'

/** How long a picture that came without an account waits for its application. */
export const quarantineMsMax = hourMs

/**
 * Uses up a picture that came without an account; its name is all that says whose it is, so it works once. Refuses
 * `bad_input` by the field `picture`.
 */
export const takeQuarantined = async (tx: Tx, name: string, now: number) => {
  if (await store.take(tx, name, now, now - quarantineMsMax)) return
  throw refuse('bad_input', { fields: { picture: 'picture_gone' } })
}

/** Makes a picture that was taken the person's own; until then nobody can attach it to anything. */
export const giveUpload = (tx: Tx, name: string, personId: string) => store.give(tx, name, personId)
