import * as z from 'zod/mini'
import { integer, json, list, moment, nullable, text } from './columns.ts'
import type { Db } from './database.ts'
import { findAll, type Audit, type Finding } from './findings.ts'
import type { Gauges } from './metrics.ts'
import type { Parts } from './parts.ts'
import { autocommits, reads } from './statement.ts'

const place = json(z.record(z.string(), z.number()))
const placeOf = reads('books_place', {
  takes: { feature: text },
  gives: { place },
  text: ($) => `select place from books_place where feature = ${$.feature}`,
})
const placed = autocommits('books_placed', {
  takes: { feature: text, place },
  text: ($) => `insert into books_place (feature, place, at) values (${$.feature}, ${$.place}, now())
    on conflict (feature) do update set place = excluded.place, at = excluded.at`,
})
const noted = autocommits('books_noted', {
  takes: { promises: list(text), subjects: list(text), founds: list(text) },
  text: ($) => `insert into books_finding (promise, subject, found, at)
    select distinct on (promise, subject) promise, subject, found, now()
    from unnest(${$.promises}::text[], ${$.subjects}::text[], ${$.founds}::text[]) f (promise, subject, found)
    on conflict (promise, subject) do update set found = excluded.found, at = excluded.at`,
})
const begun = autocommits('books_pass_begun', {
  takes: { total: integer },
  text: ($) => `insert into books_pass (done, total, begun_at) values (0, ${$.total}, now())
    on conflict (single) do update set done = 0, total = excluded.total, begun_at = excluded.begun_at, ended_at = null`,
})
const stepped = autocommits('books_pass_stepped', { text: 'update books_pass set done = done + 1' })
// What the pass did not find again has been mended; what a look found while it ran is younger.
const ended = autocommits('books_pass_ended', {
  text: `with mended as (delete from books_finding f using books_pass p where f.at < p.begun_at)
    update books_pass set ended_at = now()`,
})
const state = reads('books_state', {
  gives: {
    findings: integer,
    looked_at: nullable(moment),
    done: nullable(integer),
    total: nullable(integer),
    ended_at: nullable(moment),
    now: moment,
  },
  text: `select (select count(*) from books_finding) as findings, (select min(at) from books_place) as looked_at,
      p.done, p.total, p.ended_at, now()::timestamptz(3) as now
    from (select) one left join books_pass p on true`,
})

const findings = reads('books_findings', {
  gives: { n: integer },
  text: 'select count(*) as n from books_finding',
})
/** How much audits found wrong that no pass has found mended. */
export const countFindings = async (db: Db) => (await db.run(findings))[0]!.n

const toldMost = 20

/** The books of all features, checked: what is new each minute, everything at night. What was found stays until a pass finds it mended. */
export const auditing = (audits: Readonly<Record<string, Audit>>, { database, clock, log }: Parts) => {
  const { db, autocommit } = database
  const named = Object.entries(audits)
  const note = async (found: Finding[]) => {
    if (!found.length) return
    log.fatal({ broken: found.slice(0, toldMost), of: found.length }, 'the books contradict themselves')
    const [promises, subjects, founds] = (['promise', 'subject', 'found'] as const).map((key) =>
      found.map((one) => one[key]),
    ) as [string[], string[], string[]]
    await autocommit.run(noted, { promises, subjects, founds })
  }

  const lookAt = async (feature: string, look: NonNullable<Audit['look']>) => {
    const [before] = await db.run(placeOf, { feature })
    const looked = await look(db, before?.place, clock.now())
    await note(looked.found)
    await autocommit.run(placed, { feature, place: looked.place })
  }
  const lookAtAll = async () => {
    for (const [feature, { look }] of named) if (look) await lookAt(feature, look)
  }
  /** Each promise over everything. Takes minutes on old books. */
  const pass = async () => {
    // First, so that what is written while the pass runs is looked at after it.
    await lookAtAll()
    const passes = named.flatMap(([, one]) => one.passes)
    await autocommit.run(begun, { total: passes.length })
    for (const one of passes) {
      await note(await db.run(one))
      await autocommit.run(stepped)
    }
    await autocommit.run(ended)
  }
  /** What came since the last look; the first one on a database looks at everything. */
  const look = async () => {
    const [now] = await db.run(state)
    return now?.total === null ? pass() : lookAtAll()
  }

  const read = async () => (await db.run(state))[0]!
  const secondsSince = async (what: 'looked_at' | 'ended_at') => {
    const { now, [what]: at } = await read()
    return at === null ? NaN : (now - at) / 1000
  }
  const gauges: Gauges = {
    audit_findings: {
      help: 'What audits of the books found wrong and no pass found mended',
      read: async () => (await read()).findings,
    },
    audit_look_age_seconds: {
      help: 'Since the audit last looked at what is new',
      read: () => secondsSince('looked_at'),
    },
    audit_pass_share: {
      help: 'How much of its promises the last pass over all books has checked, from 0 to 1',
      read: async () => ((now) => (now.total ? now.done! / now.total : NaN))(await read()),
    },
    audit_pass_age_seconds: {
      help: 'Since a pass over all books ended; none while one is under way',
      read: () => secondsSince('ended_at'),
    },
  }

  /** Every promise that the rows contradict, by passes and by looks from the beginning. */
  const audit = async () => {
    const found: Finding[] = []
    for (const [, one] of named) {
      found.push(...(await findAll(db, one.passes)))
      if (one.look) found.push(...(await one.look(db, {}, clock.now())).found)
    }
    return found
  }
  return { audit, look, pass, gauges }
}
