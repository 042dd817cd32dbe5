import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { letters } from './letters.ts'
import { referenceOf } from './rules.ts'
import type { Row } from './store.ts'

/** Tells who asked that there is an answer. A guest gets the answer itself, and nothing that they typed: the address may be another's. */
export const tellAnswer = async (
  tx: Tx,
  parts: Pick<Parts, 'site' | 'mail'>,
  { id, person_id, subject, guest_email: email, guest_name: username }: Row,
  { body: answer, now }: { body: string; now: number },
) => {
  if (person_id !== null) {
    const told = { personId: person_id, event: 'ticket_answered' as const, link: paths.ticket(id), now }
    return tell(tx, parts, { ...told, title: 'ticket_answered', body: subject })
  }
  if (email === null || username === null) return
  // The form of a guest says no language.
  const locale = 'en'
  const values = { reference: referenceOf(id), answer, link: parts.site.url + paths.contact() }
  await parts.mail.send(tx, letterTo({ email, username, locale }, letters.answered, values))
}
