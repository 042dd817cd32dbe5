import { refuse } from '@evenlight/contract/errors'
import { isAt } from '@evenlight/contract/route'
import {
  type ThingKind,
  thingKinds,
  timelineActs,
  timelineKinds,
  type timeline as area,
  type TimelineWhat,
} from '@evenlight/contract/timeline'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Source } from '../kernel/timeline.ts'
import { merged, placeOf, type Place, type Told } from './merged.ts'
import { findNames, findRole } from './store.ts'
import { findWhose } from './whose-store.ts'

const isThing = (kind: string): kind is ThingKind => Object.hasOwn(thingKinds, kind)

/** What each feature says that stands on time lines. */
type Telling = Record<string, { calls: object; timeline?: readonly Source[] }>

const present = async (db: Db, entries: Told[], actor: Actor) => {
  const seesMoney = isAt(actor, 'money')
  const ids = entries.flatMap(({ with_id, by_id }) => [with_id, by_id]).filter((one) => one !== null)
  const names = ids.length ? await findNames(db, new Set(ids)) : new Map<string, { id: string; username: string }>()
  return entries.map(({ source, with_id, by_id, what, ...row }) => ({
    id: `${source.name}/${row.id}`,
    kind: source.kind,
    what: `${source.kind}_${what}` as TimelineWhat,
    at: iso(row.at),
    subject_id: row.subject_id ?? undefined,
    with: with_id === null ? undefined : names.get(with_id),
    by: by_id === null ? undefined : names.get(by_id),
    reason: row.reason || undefined,
    amount_cents: seesMoney ? (row.amount_cents ?? undefined) : undefined,
    seconds: row.seconds ?? undefined,
    action: row.action ?? undefined,
    act: row.act && isAt(actor, timelineActs[row.act]) ? row.act : undefined,
    act_cents: seesMoney ? row.act_cents || undefined : undefined,
  }))
}

/** One person's time line. What stands on it each feature says itself. */
export const timelineFeature = (parts: Pick<Parts, 'cursors' | 'database'>, others: Telling) => {
  const sources = Object.values(others).flatMap(({ timeline = [] }) => timeline)
  const calls = {
    whose: async ({ db, actor, params: { id } }) => {
      const kind = id.slice(0, id.indexOf('_'))
      if (!isThing(kind) || (thingKinds[kind].money && !isAt(actor, 'money'))) throw refuse('not_found')
      const thing = await findWhose(db, kind, id)
      if (!thing) throw refuse('not_found')
      await audited(parts.database.autocommit, { actorId: actor.id, action: 'members.list', detail: { q: id } })
      const ids = [thing.client_id, thing.reader_id].filter((one) => one !== null)
      const names = await findNames(db, new Set(ids))
      const people = ids.map((one) => names.get(one)).filter((one) => one !== undefined)
      return { people, reading_id: thing.reading_id ?? undefined }
    },
    show: async ({ db, actor, params, query: { kind, ...query } }) => {
      const role = await findRole(db, params.id)
      if (!role || (role === 'ADMIN' && actor.adminRole !== 'any')) throw refuse('not_found')
      if (query.after === undefined)
        await audited(parts.database.autocommit, { actorId: actor.id, action: 'members.look', subjectId: params.id })
      const asked = sources.filter(
        (source) =>
          (kind === undefined || source.kind === kind) && (isAt(actor, 'money') || !timelineKinds[source.kind].money),
      )
      return paged(parts, {
        list: `timeline ${params.id} ${kind ?? ''}`,
        query,
        load: (place: Place | undefined, most) => merged(db, asked, { personId: params.id, role, place, most }),
        placeOf,
        items: (entries) => present(db, entries, actor),
      })
    },
  } satisfies Handlers<typeof area>
  return { calls, sources } satisfies Feature<'timeline'> & { sources: unknown }
}
