import { findContact } from '@evenlight/contact/find'
import { refuse } from '@evenlight/contract/errors'
import type { Db } from '../kernel/database.ts'
import { isTaken } from './name-store.ts'

// Who bears such a name could speak for the house.
const inside =
  'evenlight|admin|support|moderator|official|helpdesk|customer(care|service)|(web|post|host)master|noreply|paypal|formermember'
const whole = '(the)?(house|staff|team|system|root|security|billing|refunds?|help|owner)'
const drawnLike: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }
/** What a name is seen as: `Adm1n-5upport` as `adminsupport`, with one letter for i and l, which many fonts draw alike. */
const seenAs = (name: string) =>
  name
    .replace(/\d/g, (digit) => drawnLike[digit] ?? digit)
    .replace(/vv/g, 'w')
    .replace(/rn|nn/g, 'm')
    .replaceAll('i', 'l')
    .replaceAll('cl', 'd')
const reserved = new RegExp(seenAs(`${inside}|^${whole}$`))

/** Why nobody may bear this name: it speaks for the house, or says how to meet elsewhere. Product: "Safety and law". */
const nameFault = (username: string) => {
  const name = username.toLowerCase().replace(/[._-]/g, '')
  // A number behind it makes the house no other: `Security24`.
  if ([name, name.replace(/\d+$/, '')].some((one) => reserved.test(seenAs(one)))) return 'username_reserved'
  return findContact(username).length ? 'no_contact_details' : undefined
}

/** Refuses a user name that may not be had, at its field; `but` may keep theirs. */
export const checkName = async (db: Db, username: string, now: number, but?: string) => {
  const fault = nameFault(username) ?? ((await isTaken(db, username, now, but)) ? 'username_taken' : undefined)
  if (fault) throw refuse('bad_input', { fields: { username: fault } })
}
