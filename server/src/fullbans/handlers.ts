import type { fullbans as area } from '@evenlight/contract/fullbans'
import { isAt } from '@evenlight/contract/route'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { prepared, type Actor, type Context, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { ask, presentAsked } from './ask.ts'
import * as cases from './case-store.ts'
import { decide, type Hands } from './decide.ts'
import { appeal, findWhose, presentOwn } from './own.ts'
import { present, presentCase } from './present.ts'
import * as store from './store.ts'

type Area = typeof area

const lookingOf = async (db: Db, actor: Actor, now: number) => ({
  adminId: actor.id,
  seesMoney: isAt(actor, 'money'),
  others: await store.countOthers(db, actor.id),
  now,
})

export const fullbans = (parts: Parts, hands: Hands) =>
  ({
    asked: ({ db, actor, query }) => presentAsked(db, actor.id, query.client_id),
    ban: ({ tx, actor, body, now }) =>
      actor.role === 'READER' ? ask(tx, parts, { actor, body, now }) : decide(tx, parts, hands, { actor, body, now }),
    list: async ({ db, actor, query, now }) => {
      const looking = await lookingOf(db, actor, now)
      const { heap, client_id: personId } = query
      const page = await paged(parts, {
        list: `full bans ${heap} ${personId ?? ''}`,
        query,
        load: (place: cases.Place | undefined, most) => cases.listBans(db, { heap, personId }, place, most),
        placeOf: (row) => [(heap === 'waiting' ? row.due_at : null) ?? row.opened_at, row.id],
        items: (rows) => rows.map((row) => present(row, looking)),
      })
      return { ...page, waiting: await cases.countWaiting(db) }
    },
    one: async ({ db, actor, params, now }) => {
      const looking = await lookingOf(db, actor, now)
      const found = await presentCase(db, params.id, looking)
      await audited(parts.database.autocommit, { actorId: actor.id, action: 'full_ban.look', subjectId: found.id })
      return found
    },
    own: async ({ db, request, now }) => presentOwn(await store.findOwn(db, await findWhose(parts, request, now)), now),
    appeal: prepared(
      ({ request, now }: Pick<Context<Area['appeal']>, 'request' | 'now'>) => findWhose(parts, request, now),
      async ({ tx, body, now, prepared: id }: Context<Area['appeal']> & { prepared: string }) =>
        presentOwn(await appeal(tx, { id, text: body.text, now }), now),
    ),
  }) satisfies Handlers<Area>
