import type { output } from 'zod/v4/core'
import { applicationFields } from '@evenlight/contract/account-fields'
import type { accounts as area } from '@evenlight/contract/accounts'
import * as z from 'zod/mini'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { saveProfile } from '../readers/public.ts'
import { giveUpload, takeQuarantined } from '../uploads/public.ts'
import { addApplication } from './member-store.ts'
import { signUp } from './sign-up.ts'

const Application = z.object(applicationFields)

/** An account of a reader that waits for its code, then for an admin. Its public words are there to be read when it is approved. */
export const applyAsReader = async (
  tx: Tx,
  parts: Parts,
  body: output<(typeof area)['apply']['body']>,
  passwordHash: string,
  now: number,
) => {
  // Used up whether or not the address is free: what comes of it must not tell.
  if (body.picture !== undefined) await takeQuarantined(tx, body.picture, now)
  const { answer, person } = await signUp(tx, parts, body, { role: 'READER', passwordHash }, now)
  const words = z.parse(Application, body)
  await addApplication(tx, { person_id: person.id, words, picture: body.picture })
  if (body.picture !== undefined) await giveUpload(tx, body.picture, person.id)
  const { display_name, headline, about, expertise_ids: expertises, languages, years } = words
  // The phone is switched on with a number that was confirmed.
  const channels = words.channels.filter((channel) => channel !== 'phone')
  await saveProfile(tx, person.id, { display_name, headline, about, expertises, languages, channels, years }, now)
  return answer
}
