import type { care as area } from '@evenlight/contract/care'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { roleRoom } from '../kernel/rooms.ts'
import { emergencyOf } from './emergency.ts'
import { idOf, lines, notedOn, type Line } from './lines.ts'
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
const presentPause = (row: store.Row) => ({
  chat_id: row.reading_id,
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  at: iso(row.at),
  open: row.open,
  seen:
    row.seen_by === null || row.seen_at === null
      ? undefined
      : { by: { id: row.seen_by, username: row.seen_by_username ?? '' }, at: iso(row.seen_at) },
})

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
    pauses: async ({ db, query }) => ({
      ...(await paged(parts, {
        list: 'care pauses',
        query,
        load: (place: store.Place | undefined, most) => store.listPauses(db, place, most),
        placeOf: (row) => [row.at, row.reading_id],
        items: (rows) => rows.map(presentPause),
      })),
      waiting: await store.countUnseen(db, waitingMax),
    }),
    see: async ({ tx, actor, params: { id }, now }) => {
      if (!(await store.findPause(tx, id))) throw refuse('not_found')
      await store.markSeen(tx, { readingId: id, byId: actor.id, now })
      await audited(tx, { actorId: actor.id, action: 'care.see', subjectId: id })
      tx.announce(roleRoom('ADMIN'), 'care:changed', { chat_id: id })
      return presentPause((await store.findPause(tx, id))!)
    },
  }) satisfies Handlers<typeof area>
