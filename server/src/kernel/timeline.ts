import { timelineKinds, type TimelineAct, type TimelineKind, type TimelineWhatOf } from '@evenlight/contract/timeline'
import type { Role } from '@evenlight/contract/route'
import type { output } from 'zod/v4/core'
import { integer, moment, notNull, nullable, someOf, text, type RowOf } from './columns.ts'
import type { Db } from './database.ts'
import { reads } from './statement.ts'

/** `id` and the instant are the place of an entry among those of its source. */
const happened = {
  id: notNull(text),
  at: notNull(moment),
  subject_id: nullable(text),
  with_id: nullable(text),
  by_id: nullable(text),
  reason: nullable(text),
  amount_cents: nullable(integer),
  seconds: nullable(integer),
  action: nullable(text),
  act: nullable(text),
  act_cents: nullable(integer),
}
type Named = Exclude<keyof typeof happened, 'id' | 'at'>
const whole = new Set<Named>(['amount_cents', 'seconds', 'act_cents'])
const named = Object.keys(happened).filter((name): name is Named => name !== 'id' && name !== 'at')

export type Happened = Omit<RowOf<typeof happened>, 'act'> & { what: string; act: output<typeof TimelineAct> | null }
interface Asked {
  personId: string
  /** What is older than this instant, or as old and of a smaller id. */
  at: number
  id: string
  most: number
}
/** One list of what happened with people of some roles, in pages by time. */
export interface Source {
  name: string
  kind: TimelineKind
  read: Partial<Record<Role, (db: Db, asked: Asked) => Promise<Happened[]>>>
}

/** SQL; `me` is the column of the person, which is another for another role. */
type Sql = string | ((me: string) => string)
type Happening = Partial<Record<Named, Sql>> & {
  /** Tells two sources of one kind apart. */
  name?: string
  /** SQL of a table, whose rows are `t`. */
  from: string
  /** Which column is the person, by what they are. */
  of: Partial<Record<Role, string>>
  at: string
  id?: string
  /** The id is a number. */
  numbered?: boolean
  what: Sql
  where?: string
}

/**
 * Declares what stands on time lines: SQL of each part of an entry. A page is cut by an index of the person, the instant and the
 * id, in this order.
 */
export const happens = <K extends TimelineKind>(
  kind: K,
  { name = kind, from, of, at, id = 't.id', numbered = false, what, where = 'true', ...parts }: Happening,
): Source => {
  const gives = { ...happened, what: notNull(someOf(timelineKinds[kind].what as readonly TimelineWhatOf<K>[])) }
  const pageOf = (role: string, person: string) => {
    const sql = (part: Sql) => (typeof part === 'string' ? part : part(`t.${person}`))
    const none = (part: Named) => `null::${whole.has(part) ? 'bigint' : 'text'}`
    const shown = named.map((part) => `${sql(parts[part] ?? none(part))} as ${part}`)
    const page = reads(`timeline_${name}_${role.toLowerCase()}`, {
      takes: { personId: text, at: moment, id: text, most: integer },
      gives,
      text: ($) => `select (${id})::text as id, ${at} as at, ${sql(what)} as what, ${shown.join(', ')} from ${from} t
        where t.${person} = ${$.personId} and ${where} and ${at} <= ${$.at}
          and (${at}, ${id}) < (${$.at}, ${$.id}${numbered ? '::text::bigint' : ''})
        order by ${at} desc, ${id} desc limit ${$.most}`,
    })
    return async (db: Db, asked: Asked) =>
      (await db.run(page, { ...asked, id: asked.id || (numbered ? '0' : '') })) as unknown as Happened[]
  }
  return {
    name,
    kind,
    read: Object.fromEntries(Object.entries(of).map(([role, person]) => [role, pageOf(role, person)])),
  }
}

/** A client is in it by one column, a reader by another. */
export const bySide = { CLIENT: 'client_id', READER: 'reader_id' } as const
/** Whoever they are. */
export const byPerson = (column = 'person_id') => ({ CLIENT: column, READER: column, ADMIN: column })
/** Of the two in it the other. */
export const theOther = (me: string) => (me === 't.client_id' ? 't.reader_id' : 't.client_id')
