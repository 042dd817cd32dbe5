import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import type { phone as contract } from '@evenlight/contract/phone'
import type { Db, Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { setChannel, turnedHours } from '../readers/public.ts'
import type { Carrier } from './carrier.ts'
import { findNumber, findPlace, holdNumber, noNumber, saveNumber } from './number-store.ts'
import { confirm, sendCode } from './numbers.ts'
import { canRing } from './public.ts'

export const phone = (parts: Parts, carrier: Carrier | undefined): Handlers<typeof contract> => {
  const { database, site } = parts
  const present = async (db: Db | Tx, personId: string) => {
    const place = await findPlace(db, personId)
    if (!place) throw refuse('not_found')
    const { masked, new_masked, hours } = await findNumber(db, personId)
    const on = place.is_on && masked !== null && canRing(site)
    return { can_ring: canRing(site), number: masked, waits: new_masked, on, hours, time_zone: place.time_zone }
  }
  const turn = async (readerId: string, on: boolean, hours: ReturnType<typeof hoursIn>) =>
    database.transaction(async (tx) => {
      const row = await holdNumber(tx, readerId)
      if (on && !row.sealed) throw refuse('wrong_state', { detail: 'phone_number_needed' })
      if (hours) await saveNumber(tx, readerId, { ...row, hours })
      await setChannel(tx, readerId, 'phone', on)
      return present(tx, readerId)
    })
  return {
    updateStatus: async ({ actor, body: { on, number, hours }, now }) => {
      if (on && !canRing(site)) throw refuse('wrong_state', { detail: 'phone_unavailable' })
      const kept = hoursIn(hours)
      if (number !== undefined) await sendCode(parts, carrier, { personId: actor.id, number, way: 'sms' }, now)
      // A number that was only just said has to be confirmed first.
      const isKnown = (await findNumber(database.db, actor.id)).sealed !== null
      return turn(actor.id, on && (isKnown || number === undefined), kept)
    },
    setting: ({ db, actor, query }) => {
      if (query.member_id !== undefined && query.member_id !== actor.id && !isAt(actor, 'moderation'))
        throw refuse('wrong_role')
      return present(db, query.member_id ?? actor.id)
    },
    sendCode: async ({ actor, body: { number, by }, now }) => {
      await sendCode(parts, carrier, { personId: actor.id, number, way: by }, now)
      return present(database.db, actor.id)
    },
    confirm: async ({ actor, body, now }) => {
      await confirm(parts, actor.id, body.code, now)
      return present(database.db, actor.id)
    },
    remove: async ({ tx, actor }) => {
      await holdNumber(tx, actor.id)
      await saveNumber(tx, actor.id, noNumber)
      if (actor.role === 'READER') await setChannel(tx, actor.id, 'phone', false)
      return present(tx, actor.id)
    },
  }
}

type Given = Parameters<typeof turnedHours>[0] | undefined
const hoursIn = (hours: Given) => {
  const at = hours ? turnedHours(hours) : -1
  if (at >= 0) throw refuse('bad_input', { fields: { [`hours.${at}.to`]: 'hours_turned' } })
  return hours ? [...hours] : undefined
}
