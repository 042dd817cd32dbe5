import type { approvals as area } from '@evenlight/contract/approvals'
import { desksOf, isAt } from '@evenlight/contract/route'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { decideOn } from './decide.ts'
import { findLimit, listLimits, setLimit } from './limit-store.ts'
import { present } from './present.ts'
import * as store from './store.ts'

const presentLimits = async (db: Db, actor: Actor) =>
  (await listLimits(db))
    .filter(({ kind }) => kind === 'time' || isAt(actor, 'money'))
    .map(({ kind, amount, set_by, set_name, set_at, reason }) => ({
      kind,
      amount,
      ...(set_by !== null &&
        set_at !== null && {
          set: { by: { id: set_by, username: set_name ?? '' }, at: iso(set_at), reason: reason ?? '' },
        }),
    }))

export const approvals = (parts: Parts, carryOut: (id: string) => Promise<void>) => {
  const { database, log } = parts
  return {
    list: async ({ db, actor, query, now }) => {
      const { heap } = query
      const asked = { heap, desks: desksOf(actor), viewer: actor.id }
      return paged(parts, {
        list: `approvals ${heap}`,
        query,
        load: (place: store.Place | undefined, most) => store.listRequests(db, asked, place, most),
        placeOf: (row) => [heap === 'open' ? row.asked_at : (row.ended_at ?? 0), row.id],
        items: (rows) => rows.map((row) => present(row, actor, now)),
      })
    },
    decide: async ({ db, actor, params: { id }, body, now }) => {
      const words = body.action === 'decline' ? body.reason : undefined
      await database.transaction((tx) => decideOn(tx, parts, { id, actor, deed: body.action, words, now }))
      // It is approved from here on; what breaks now is tried again by the sweep.
      if (body.action === 'approve')
        await carryOut(id).catch((err: unknown) => log.error({ err, approval: id }, 'an approved act failed'))
      return present((await store.find(db, id))!, actor, now)
    },
    limits: ({ db, actor }) => presentLimits(db, actor),
    setLimit: async ({ tx, actor, body: { kind, amount, reason }, now }) => {
      const before = await findLimit(tx, kind)
      await setLimit(tx, { kind, amount, byId: actor.id, reason, now })
      await audited(tx, { actorId: actor.id, action: 'approval.limit', reason, detail: { kind, amount, before } })
      return presentLimits(tx, actor)
    },
  } satisfies Handlers<typeof area>
}
