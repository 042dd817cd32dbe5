import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { languageFor } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import * as z from 'zod/mini'
import type { Tx } from '../kernel/database.ts'
import { handled, job } from '../kernel/jobs.ts'
import { datesIn } from '../kernel/dates-in.ts'
import { letterTo } from '../kernel/letter.ts'
import { iso } from '../kernel/moment.ts'
import type { Told } from '../kernel/own.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import * as store from './copy-store.ts'
import { letters } from './letters.ts'
import { copyKeptMs } from './rules.ts'
import { sectionsOf, untoldOf, type Owns } from './section.ts'
import { findAccount, listConsents } from './store.ts'
import { summaryOf } from './summary.ts'

/** Goes on with a copy until it is whole. */
export const copyJob = job('own.copy', z.object({ id: z.string() }))

const rowsAtOnce = 500
const pack = promisify(gzip)

/** One page of rows as a piece of the file: a kind begins with its name and ends when it has no more. */
const written = (copy: store.Copy, table: string, rows: object[], isLast: boolean) => {
  const begins = copy.place === ''
  const head = begins ? `${copy.done > 0 ? ',' : ''}\n${JSON.stringify(table)}:[` : ''
  const lines = rows.map((row, at) => (begins && at === 0 ? '\n' : ',\n') + JSON.stringify(row)).join('')
  return head + lines + (isLast ? ']' : '')
}

const addPage = async (tx: Tx, parts: Parts, copy: store.Copy, section: Told) => {
  const ask = { personId: copy.person_id, after: copy.place, most: rowsAtOnce }
  const { rows, after } = await section.read(tx, parts.keys, ask)
  const isLast = rows.length < rowsAtOnce
  const opening =
    copy.parts === 0 ? `{"person":${JSON.stringify(copy.person_id)},"asked_at":"${iso(copy.asked_at)}","kept":{` : ''
  const text = opening + written(copy, section.table, rows, isLast)
  const counts = { ...copy.counts, [section.table]: (copy.counts[section.table] ?? 0) + rows.length }
  const went = { id: copy.id, done: copy.done + (isLast ? 1 : 0), place: isLast ? '' : after, counts }
  await store.addPart(tx, { ...went, parts: copy.parts + 1 }, await pack(text))
}

const end = async (tx: Tx, parts: Parts, copy: store.Copy, untold: Record<string, string>) => {
  const now = parts.clock.now()
  const person = await findAccount(tx, copy.person_id)
  if (!person) return
  const last = { ...copy, parts: copy.parts + 1 }
  await store.addPart(tx, last, await pack(`\n},"not_given":${JSON.stringify(untold)}}\n`))
  const consents = await listConsents(tx, copy.person_id)
  const pdf = await summaryOf({ copy, person, consents, untold, madeAt: now }, languageFor(person.locale), parts.site)
  const until = now + copyKeptMs
  await store.endCopy(tx, { id: copy.id, pdf, until })
  const link = paths.ownData()
  const [at, forgot] = [parts.site.url + link, parts.site.url + paths.forgotPassword()]
  await tell(tx, parts, {
    personId: copy.person_id,
    event: 'own',
    title: 'copy_ready',
    body: '',
    link,
    letter: (to) => {
      const style = { timeZone: parts.site.timeZone, dateStyle: 'long', timeStyle: 'short' } as const
      const day = new Intl.DateTimeFormat(datesIn[languageFor(to.locale)], style).format(until)
      return letterTo(to, letters.copy_ready, { until: day, forgot, link: at })
    },
    now,
  })
}

/** What makes copies: a page a transaction, so that it can die anywhere and no more than a page is in memory. */
export const copyJobs = (parts: Parts, owns: Owns) => {
  const [sections, untold] = [sectionsOf(owns), untoldOf(owns)]
  const step = async (id: string) =>
    parts.database.transaction(async (tx) => {
      const copy = await store.holdCopy(tx, id)
      if (!copy) return false
      const section = sections[copy.done]
      await (section ? addPage(tx, parts, copy, section) : end(tx, parts, copy, untold))
      return section !== undefined
    })
  const make = async ({ id }: { id: string }) => {
    while (await parts.database.patiently(() => step(id)));
  }
  return handled({ copyJob }, { copyJob: make })
}
