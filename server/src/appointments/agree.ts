import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { take } from './book.ts'
import { settleOn } from './move.ts'
import { answerBy, reminderAt } from './rules.ts'
import * as store from './store.ts'
import { tellSide } from './telling.ts'

type Agreed = Pick<
  store.Appointment,
  'client_id' | 'reader_id' | 'starts_at' | 'minutes' | 'channel' | 'note' | 'care_by'
>

/** What a client proposed elsewhere and the reader agrees to, whatever their hours are: it stands at once. Refuses a time that one of the two has given away. */
export const agreeOn = async (tx: Tx, parts: Parts, of: Agreed, now: number) => {
  const id = newId('apt')
  await store.add(tx, { ...of, id, asked_at: now, answer_until: answerBy(of.starts_at, now) })
  await take(tx, of, { id }, { by: 'reader', now })
  const reminded_minutes = reminderAt(of.starts_at, now) ?? null
  const row = (await store.find(tx, id))!
  const next = await settleOn(tx, row, { state: 'accepted', answer_until: null, reminded_minutes }, now)
  await tellSide(tx, parts, next, { to: 'client', title: 'appointment_accepted', now })
  return next
}
