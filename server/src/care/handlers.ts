import type { care as area } from '@evenlight/contract/care'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { emergencyOf } from './emergency.ts'
import { idOf, lines, notedOn, type Line } from './lines.ts'
import { add, listSteps, type Steps } from './followed-store.ts'
import { careChanged, seeCare } from './public.ts'
import * as store from './store.ts'

const waitingMax = 100

const presentLine = (line: Line) => ({
  id: idOf(line),
  name: line.name,
  number: line.number,
  always: line.always,
  url: line.url,
})
const presentKept = (line: Line, confirmed: store.Confirmed | undefined) => ({
  ...presentLine(line),
  country: line.country,
  source: line.source,
  noted_on: notedOn,
  confirmed: confirmed && {
    by: { id: confirmed.by_id, username: confirmed.by_username },
    at: iso(confirmed.at),
  },
})
const peopleOf = ({ person_id, person_username, reader_id, reader_name }: store.Row) => {
  const first = { id: person_id, name: person_username }
  return reader_id === null ? [first] : [first, { id: reader_id, name: reader_name ?? '' }]
}
/** Of two people, whose words those are; whoever asks the house is alone. */
const sideOf = ({ person_id, reader_id, by_id }: store.Row) => {
  if (reader_id === null) return undefined
  return by_id === reader_id ? ('reader' as const) : by_id === person_id ? ('client' as const) : undefined
}
const presentSign = (row: store.Row, steps: Steps) => ({
  id: row.id,
  kind: row.kind,
  people: peopleOf(row),
  by: sideOf(row),
  at: iso(row.at),
  open: row.open,
  seen:
    row.seen_by === null || row.seen_at === null
      ? undefined
      : { by: { id: row.seen_by, username: row.seen_by_username ?? '' }, at: iso(row.seen_at) },
  followed: (steps.get(row.id) ?? []).map(({ what, words, by_id, username, at }) => ({
    what,
    words: words ?? undefined,
    by: { id: by_id, username },
    at: iso(at),
  })),
})
const signsIn = async (db: Db, rows: store.Row[]) => {
  const steps = await listSteps(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentSign(row, steps))
}
const oneSign = async (db: Db, id: string) => {
  const row = await store.findSign(db, id)
  if (!row) throw refuse('not_found')
  return (await signsIn(db, [row]))[0]!
}

export const care = (parts: Parts) =>
  ({
    help: async ({ db, query: { country } }) => {
      if (country === undefined) return { country: null, emergency: null, lines: [] }
      const confirmed = await store.findConfirmed(db)
      const shown = lines.filter((line) => line.country === country && confirmed.has(idOf(line)))
      return { country, emergency: emergencyOf(country) ?? null, lines: shown.map(presentLine) }
    },
    lines: async ({ db }) => {
      const confirmed = await store.findConfirmed(db)
      return lines.map((line) => presentKept(line, confirmed.get(idOf(line))))
    },
    confirm: async ({ tx, actor, body, now }) => {
      const line = lines.find((one) => idOf(one) === body.id)
      if (!line) throw refuse('not_found')
      await store.setConfirmed(tx, body.id, body.confirmed, { byId: actor.id, now })
      const action = body.confirmed ? 'help_line.confirm' : 'help_line.withdraw'
      await audited(tx, { actorId: actor.id, action, subjectId: body.id })
      return presentKept(line, (await store.findConfirmed(tx)).get(body.id))
    },
    signs: async ({ db, query }) => ({
      ...(await paged(parts, {
        list: 'care signs',
        query,
        load: (place: store.Place | undefined, most) => store.listSigns(db, place, most),
        placeOf: (row) => [row.at, row.id],
        items: (rows) => signsIn(db, rows),
      })),
      waiting: await store.countUnseen(db, waitingMax),
    }),
    see: async ({ tx, actor, params: { id }, now }) => {
      await oneSign(tx, id)
      await seeCare(tx, { id, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'care.see', subjectId: id })
      return oneSign(tx, id)
    },
    follow: async ({ tx, actor, params: { id }, body: { what, words }, now }) => {
      await oneSign(tx, id)
      await add(tx, { signId: id, what, words, byId: actor.id, now })
      await seeCare(tx, { id, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'care.follow', subjectId: id, detail: { what } })
      careChanged(tx, id)
      return oneSign(tx, id)
    },
  }) satisfies Handlers<typeof area>
