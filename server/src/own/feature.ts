import { promisify } from 'node:util'
import { Readable } from 'node:stream'
import { gunzip } from 'node:zlib'
import { refuse } from '@evenlight/contract/errors'
import type { own as area } from '@evenlight/contract/own'
import { askPassword, makePasswords } from '../accounts/public.ts'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import { prepared, Raw, type Context, type Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { copyJob, copyJobs } from './copy.ts'
import { askErasure, cancelErasure, makeErasing, presentErasure, type Hands } from './erase.ts'
import * as copies from './copy-store.ts'
import { own } from './own-store.ts'
import { copyKeptMs, nextCopyAt } from './rules.ts'
import { sectionsOf, type Owns } from './section.ts'
import { listConsents } from './store.ts'

type Area = typeof area
const unpack = promisify(gunzip)

const present = (last: copies.Copy | undefined, now: number) => {
  const isThere = last && (last.until_at === null || last.until_at > now)
  return {
    copy: isThere
      ? {
          state: last.until_at === null ? ('making' as const) : ('ready' as const),
          asked_at: iso(last.asked_at),
          done: last.done,
          of: last.total,
          rows: Object.values(last.counts).reduce((sum, count) => sum + count, 0),
          until: optionalIso(last.until_at) ?? null,
        }
      : null,
    next_at: optionalIso(nextCopyAt(last, now) ?? null) ?? null,
  }
}

/** The file piece by piece, as it is fetched. */
async function* fileOf(db: Db, { id, parts }: copies.Copy) {
  for (let number = 1; number <= parts; number++) {
    const packed = await copies.findPart(db, id, number)
    if (!packed) throw new Error(`a copy has no piece ${number} of ${parts}`)
    yield await unpack(packed)
  }
}

/** What the house keeps of one person, for that person. `others` say what each of them keeps, `hands` do what an erasure asks of them. */
export const ownFeature = (parts: Parts, others: Owns, hands: Hands) => {
  const { database, clock, keys } = parts
  const owns: Owns = { ...others, own: { calls: {}, own } }
  const passwords = makePasswords(keys)
  const total = sectionsOf(owns).length
  const askCopy = async ({ tx, actor, now }: Context<Area['askCopy']>) => {
    await copies.holdPerson(tx, actor.id)
    const next = nextCopyAt(await copies.findCopy(tx, actor.id), now)
    if (next !== undefined)
      throw refuse('too_many', { detail: 'copy_a_day', retry_after_seconds: Math.ceil((next - now) / 1000) })
    const id = newId('cpy')
    await copies.beginCopy(tx, { id, personId: actor.id, now, total })
    await tx.job(copyJob, { id })
    return present(await copies.findCopy(tx, actor.id), now)
  }
  const calls = {
    copy: async ({ db, actor, now }) => present(await copies.findCopy(db, actor.id), now),
    askCopy: prepared(
      ({ db, actor, body }) => askPassword(db, parts, passwords, actor, body.password),
      (call: Context<Area['askCopy']> & { prepared: unknown }) => askCopy(call),
    ),
    copyFile: async ({ db, actor, query, reply, now }) => {
      const last = await copies.findCopy(db, actor.id)
      const pdf = await copies.findPdf(db, actor.id, now)
      if (!last || !pdf) throw refuse('not_found')
      reply.header('cache-control', 'no-store')
      if (query.as === 'pdf') return new Raw('application/pdf', pdf)
      return new Raw('application/json; charset=utf-8', Readable.from(fileOf(database.db, last)))
    },
    erasure: ({ db, actor }) => presentErasure(db, owns, actor.id),
    erase: prepared(
      async ({ db, actor, body }) =>
        body.action === 'ask' && (await askPassword(db, parts, passwords, actor, body.password)),
      async ({ tx, actor, body, now }: Context<Area['erase']> & { prepared: unknown }) => {
        if (body.action === 'ask') await askErasure(tx, parts, owns, actor.id, now)
        else await cancelErasure(tx, actor.id)
        return presentErasure(tx, owns, actor.id)
      },
    ),
    consents: async ({ db, actor }) =>
      (await listConsents(db, actor.id)).map(({ at, ended_at, ...row }) => ({
        ...row,
        at: iso(at),
        ended_at: optionalIso(ended_at) ?? null,
      })),
  } satisfies Handlers<Area>
  const forget = forgetting(database, (tx, most) => {
    const now = clock.now()
    return copies.forgetCopies(tx, { now, before: now - copyKeptMs, most })
  })
  const eraseDue = makeErasing(parts, owns, hands)
  return {
    calls,
    own,
    owns,
    jobs: copyJobs(parts, owns),
    schedules: {
      'own.forget': { cron: '*/10 * * * *', work: forget },
      'own.erase': { cron: '*/10 * * * *', work: eraseDue },
    },
    eraseDue,
  } satisfies Feature<'own'> & { owns: unknown; eraseDue: unknown }
}
