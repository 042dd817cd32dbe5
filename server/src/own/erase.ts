import { erasureDays, type Hindrance } from '@evenlight/contract/own'
import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { endSignIns } from '../accounts/public.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { forgetLettersTo } from '../kernel/mail.ts'
import { datesIn } from '../kernel/dates-in.ts'
import { letterTo } from '../kernel/letter.ts'
import { optionalIso } from '../kernel/moment.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { directoryChanged } from '../readers/public.ts'
import { findUnused } from '../wallet/public.ts'
import { holdPerson } from './copy-store.ts'
import * as store from './erase-store.ts'
import { letters } from './letters.ts'
import type { Owns } from './section.ts'
import { findAccount } from './store.ts'

/** What other features do for it. */
export interface Hands {
  endAll: (tx: Tx, ask: { personId: string; byId: string; now: number }) => Promise<unknown>
  refundUnused: (tx: Tx, ask: { clientId: string; byId: string; reason: string; now: number }) => Promise<number>
}
const most = 100
const againMs = hourMs
const waitMs = erasureDays * dayMs
const reason = 'The account is closed at its owner’s wish.'

/** Why somebody can't go yet, each reason once; null is one that they are not told. */
const findHindrances = async (db: Db, owns: Owns, personId: string) => {
  const found = new Set<Hindrance | null>()
  for (const { own } of Object.values(owns))
    for (const { because, holds } of own?.hinders ?? []) if (await holds(db, personId)) found.add(because)
  return [...found]
}

const toldOf = (hindrances: (Hindrance | null)[]) => hindrances.filter((because) => because !== null)

export const presentErasure = async (db: Db, owns: Owns, personId: string) => {
  const row = await store.findErasure(db, personId)
  return {
    asked_at: optionalIso(row?.asked_at ?? null) ?? null,
    due_at: optionalIso(row?.due_at ?? null) ?? null,
    hindrances: toldOf(await findHindrances(db, owns, personId)),
    unused_cents: (await findUnused(db, personId)).cents,
  }
}

/** Notes that somebody wants to go, and tells them until when they may stay. Asked twice it stays as it was. */
export const askErasure = async (tx: Tx, parts: Parts, owns: Owns, personId: string, now: number) => {
  await holdPerson(tx, personId)
  if (await store.findErasure(tx, personId)) return
  // Nothing else is in the way for good: what is open now may be over when the day has come.
  if ((await findHindrances(tx, owns, personId)).includes('last_admin'))
    throw refuse('wrong_state', { detail: 'erase_waits' })
  const due = now + waitMs
  await store.addErasure(tx, { personId, now, due })
  const person = await findAccount(tx, personId)
  const [link, forgot] = [parts.site.url + paths.ownData(), parts.site.url + paths.forgotPassword()]
  if (!person) return
  const locale = datesIn[languageFor(person.locale)]
  const day = new Intl.DateTimeFormat(locale, { timeZone: parts.site.timeZone, dateStyle: 'long' }).format(due)
  await parts.mail.send(tx, letterTo(person, letters.erasure_asked, { day, link, forgot }))
}

export const cancelErasure = async (tx: Tx, personId: string) => {
  if (!(await store.removeErasure(tx, personId))) throw refuse('wrong_state', { detail: 'erase_not_asked' })
}

type Step = (tx: Tx, personId: string) => Promise<unknown>

/** Closes the account and lets go of what the accounts know, with the last letter: there is no way back from here. */
const beginner =
  (parts: Parts, hands: Hands, accounts: Step): Step =>
  async (tx, personId) => {
    const now = parts.clock.now()
    const person = await store.holdAccount(tx, personId)
    if (!person) return
    const shown = await store.findShownName(tx, personId)
    await store.begin(tx, { personId, now, names: [person.username, ...(shown ? [shown] : [])] })
    await hands.endAll(tx, { personId, byId: personId, now })
    await endSignIns(tx, parts, { personId, because: 'the account was erased', now })
    await forgetLettersTo(tx, person.email)
    await parts.mail.send(tx, letterTo(person, letters.erased))
    await accounts(tx, personId)
    directoryChanged(tx)
  }

/** Goes on with whom it is time for, a feature a transaction: a process may die between any two of them. */
export const makeErasing = (parts: Parts, owns: Owns, hands: Hands) => {
  const { database, clock } = parts
  const { accounts, ...others } = owns
  const letGo =
    ({ own }: Owns[string]): Step =>
    async (tx, personId) => {
      for (const { run } of own?.erased ?? []) await run(tx, personId, parts)
    }
  const steps = [
    beginner(parts, hands, letGo(accounts!)),
    ...Object.values(others)
      .filter(({ own }) => own?.erased)
      .map(letGo),
  ]
  /** Whether somebody can go now; what they have paid for and not used goes back to them first. */
  const isFree = async (tx: Tx, row: store.Erasure) => {
    const [now, personId] = [clock.now(), row.person_id]
    // What hangs on the person's row waits from here on.
    const person = await store.holdAccount(tx, personId)
    const hindrances = await findHindrances(tx, owns, personId)
    if (hindrances.length === 0) {
      const { cents } = await findUnused(tx, personId)
      const ask = { clientId: personId, byId: personId, reason, now }
      // Time of a payment that the payer has back by a dispute is not refunded, and stands in nobody's way.
      if (cents === 0 || (await hands.refundUnused(tx, ask)) === 0) return true
    }
    const isFirst = row.due_at - row.asked_at === waitMs
    if (person && isFirst && toldOf(hindrances).length > 0)
      await parts.mail.send(tx, letterTo(person, letters.erasure_waits, { link: parts.site.url + paths.ownData() }))
    await store.putOff(tx, personId, now + againMs)
    return false
  }
  const step = (personId: string) =>
    database.transaction(async (tx) => {
      const row = await store.holdErasure(tx, personId)
      if (!row || (row.begun_at === null && !(await isFree(tx, row)))) return false
      const next = steps[row.done]
      if (!next) {
        await store.end(tx, personId, clock.now())
        return false
      }
      await next(tx, personId)
      await store.goOn(tx, personId, row.done + 1)
      return true
    })
  return async () => {
    const due = await store.listDue(database.db, clock.now(), most)
    await oneByOne(due, async ({ person_id: personId }) => {
      while (await step(personId));
    })
  }
}
