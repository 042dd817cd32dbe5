import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import { objectionDays } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { isAt } from '@evenlight/contract/route'
import { memberHas } from '@evenlight/contract/sifting'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { decidedAlready } from '../kernel/decided.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Actor } from '../kernel/handler.ts'
import { letterTo } from '../kernel/letter.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { listReachable } from '../messages/public.ts'
import { tell } from '../notices/public.ts'
import { directoryChanged, startPortrait } from '../readers/public.ts'
import { findImages, keepSquare } from '../uploads/public.ts'
import { findUnused } from '../wallet/public.ts'
import type { Person } from './columns.ts'
import { findClosest } from './closest-store.ts'
import { letters } from './letters.ts'
import { block, unblock } from './blocks.ts'
import * as memberStore from './member-store.ts'
import * as siftStore from './sift-store.ts'
import { numberOf, findPerson, shownEmail } from './own.ts'
import { isBlocked, maskedNumber, waitsForCode } from './rules.ts'
import { endSignIns } from './sign-ins.ts'
import * as store from './store.ts'

const standOf = (person: Person, now: number) => {
  if (person.state === 'lapsed' || person.state === 'erased') return person.state
  if (isBlocked(person, now)) return 'blocked' as const
  if (waitsForCode(person)) return 'pending' as const
  return person.approval === null || person.approval === 'approved' ? ('active' as const) : person.approval
}

const mayKnowPay = (actor: Actor, person: Person) => actor.id === person.id || isAt(actor, 'money')

/** A member as an admin, or they themselves, see them; the mobile number by its last digits, pay for those who see money. */
export const presentMember = (parts: Pick<Parts, 'keys'>, person: Person, now: number, actor: Actor) => {
  const number = numberOf(parts, person)
  return {
    id: person.id,
    username: person.username,
    type: person.role,
    admin_role: person.admin_role ?? undefined,
    state: standOf(person, now),
    first_name: person.first_name,
    last_name: person.last_name,
    email: shownEmail(person),
    email_confirmed: person.wanted_email === null,
    mobile_number: number && maskedNumber(number),
    country: person.country,
    locale: person.locale,
    rate_cents_per_minute: mayKnowPay(actor, person)
      ? person.role === 'READER'
        ? person.rate_cents_per_minute
        : null
      : undefined,
    blocked: isBlocked(person, now)
      ? { reason: person.blocked_reason ?? '', until: optionalIso(person.blocked_until) ?? null }
      : null,
    trusted: person.trusted_at === null ? null : { reason: person.trusted_reason ?? '', since: iso(person.trusted_at) },
    made_at: iso(person.made_at),
  }
}

type Query = output<(typeof area)['members']['query']>
type Sieve = output<(typeof area)['countMembers']['query']>
/** What somebody of the house sifts by: by what tells of money only who sees it. */
const seenBy = <S extends Sieve>(actor: Actor, sieve: S) => {
  const seesMoney = isAt(actor, 'money')
  if (!seesMoney && sieve.has && memberHas[sieve.has].money) throw refuse('wrong_role')
  return { ...sieve, seesMoney }
}
/** How many members are sifted out so. */
export const countMembers = ({ db, actor, query, now }: { db: Db; actor: Actor; query: Sieve; now: number }) =>
  siftStore.countSifted(db, seenBy(actor, query), now)
const listed = (parts: Parts, row: Person & { display_name: string | null }, now: number, actor: Actor) => ({
  ...presentMember(parts, row, now, actor),
  display_name: row.display_name ?? undefined,
})
const closestMax = 8
/** The few whom a word brings to mind first, for somebody of the house. */
export const closestMembers = async (
  parts: Parts,
  { db, actor, query: { q }, now }: { db: Db; actor: Actor; query: { q: string }; now: number },
) => {
  await audited(parts.database.autocommit, { actorId: actor.id, action: 'members.list', detail: { q } })
  const found = await findClosest(db, { q, seesMoney: isAt(actor, 'money') }, { now, most: closestMax })
  return found.map((row) => listed(parts, row, now, actor))
}
/** Everybody for an admin; for the others those whom they may write to. */
export const members = (
  parts: Parts,
  { db, actor, query, now }: { db: Db; actor: Actor; query: Query; now: number },
) => {
  const { after: _cursor, limit: _limit, ...filter } = query
  const { id, role } = actor
  const list = 'members'
  const placeOf = (row: { username: string }) => row.username.toLowerCase()
  if (role !== 'ADMIN')
    return paged(parts, {
      list,
      query,
      load: (after: string | undefined, most) =>
        listReachable(db, { writer: { id, role }, q: query.q, after, most, now }),
      placeOf,
      items: (rows) => rows.map((row) => ({ ...row, display_name: row.display_name ?? undefined })),
    })
  const asked = seenBy(actor, filter)
  return paged(parts, {
    list: `${list} ${filter.sort ?? ''}`,
    query,
    load: async (after: siftStore.Place | undefined, most) => {
      await audited(parts.database.autocommit, { actorId: id, action: 'members.list', detail: filter })
      const { sort = 'name', q, country, language, has, skip } = filter
      // What has an index of its own is not walked for.
      return sort === 'name' && !q && !country && !language && !has && !skip
        ? memberStore.everybody(db, asked, { after: after?.[0], most, now })
        : siftStore.sift(db, asked, { after, most, now })
    },
    placeOf: siftStore.placeIn,
    items: (rows) => rows.map((row) => listed(parts, row, now, actor)),
  })
}

/** The picture that somebody applied with: nobody but an admin gets its address. */
const findPicture = async (
  parts: Pick<Parts, 'keys'>,
  db: Db,
  actor: Actor,
  { picture }: { picture: string | null },
  now: number,
) =>
  picture === null || !isAt(actor, 'moderation', 'money')
    ? undefined
    : (await findImages(db, parts, [picture], now)).get(picture)

/** One's own account, or for an admin anybody's, with what a reader applied with. */
export const member = async (
  parts: Parts,
  { db, actor, id, now }: { db: Db; actor: Actor; id: string | undefined; now: number },
) => {
  if (id !== undefined && id !== actor.id && !isAt(actor, 'moderation', 'money')) throw refuse('not_found')
  const person = await findPerson(db, id ?? actor.id)
  if (person.id !== actor.id)
    await audited(parts.database.autocommit, { actorId: actor.id, action: 'members.look', subjectId: person.id })
  const application = await memberStore.applicationOf(db, person.id)
  const words = application && { ...application.words, picture: await findPicture(parts, db, actor, application, now) }
  const unused = person.role === 'CLIENT' && mayKnowPay(actor, person) ? await findUnused(db, person.id) : undefined
  const display_name = await memberStore.displayNameOf(db, person.id)
  return { ...presentMember(parts, person, now, actor), display_name, application: words, unused }
}

/** One trusted client more or less: fraud limits lifted, with a reason. */
export const trust = async (
  tx: Tx,
  parts: Parts,
  { actor, body, now }: { actor: Actor; body: { member_id: string; on: boolean; reason: string }; now: number },
) => {
  const person = await store.lock(tx, body.member_id)
  if (person?.role !== 'CLIENT') throw refuse('not_found')
  const { on, reason } = body
  const set = { id: person.id, trusted_at: on ? now : null, trusted_reason: on ? reason : null }
  await audited(tx, {
    actorId: actor.id,
    action: on ? 'members.trust' : 'members.distrust',
    subjectId: person.id,
    reason,
  })
  return presentMember(parts, await store.setTrust(tx, set), now, actor)
}

/** Closes an account for good, or opens it again. An admin's own colleague is not shut out here. */
export const close = async (
  tx: Tx,
  parts: Parts,
  { actor, body, now }: { actor: Actor; body: output<(typeof area)['close']['body']>; now: number },
) => {
  const person = await store.lock(tx, body.member_id)
  if (!person || person.role === 'ADMIN') throw refuse('not_found')
  if (body.on === isBlocked(person, now))
    throw await decidedAlready(tx, { actor, of: person.id, by: ['members.block', 'members.unblock'] })
  if (await store.isBannedFromSite(tx, person.id)) throw refuse('wrong_state', { detail: 'banned_from_site' })
  // Opened and closed again without it, what was paid for would be refunded.
  const overFraud = body.fraud || (!body.on && (await memberStore.isOutForFraud(tx, person.id)))
  if (overFraud && !isAt(actor, 'money')) throw refuse('wrong_role')
  if (body.on && !body.fraud) {
    const { cents } = await findUnused(tx, person.id)
    if (cents > 0)
      throw refuse('wrong_state', {
        detail: isAt(actor, 'money') ? ['paid_time_left', { amount: dollars(cents) }] : 'paid_time_first',
      })
  }
  const ask = { personId: person.id, byId: actor.id, reason: body.reason }
  if (body.on) await block(tx, parts, { ...ask, untilMs: undefined, fraud: body.fraud, now })
  else await unblock(tx, ask)
  return presentMember(parts, await findPerson(tx, person.id), now, actor)
}

/** A reader's first portrait: the middle of what they applied with. Cut before the transaction, as every picture is. */
export const cutPortrait = async (parts: Parts, { db, body }: { db: Db; body: Approval }) => {
  if (body.decision !== 'approve') return undefined
  const picture = (await memberStore.applicationOf(db, body.member_id))?.picture
  return picture ? keepSquare(parts, picture) : undefined
}
type Portrait = Awaited<ReturnType<typeof cutPortrait>>

type Approval = output<(typeof area)['approve']['body']>
/** Decides a reader's application, once confirmed; a reader who was approved may be refused later and is out at once. */
export const approve = async (
  tx: Tx,
  parts: Parts,
  { actor, body, portrait, now }: { actor: Actor; body: Approval; portrait: Portrait; now: number },
) => {
  const person = await store.lock(tx, body.member_id)
  if (person?.role !== 'READER') throw refuse('not_found')
  const approved = body.decision === 'approve'
  if (body.rate_cents_per_minute !== undefined && !isAt(actor, 'money')) throw refuse('wrong_role')
  if (!approved && !body.reason) throw refuse('bad_input', { fields: { reason: 'reason_needed' } })
  const by = ['members.approve', 'members.refuse'] as const
  // Who decides on an application saw it waiting: another one's word is not turned round unseen.
  const isWhatTheySaw = body.was === undefined || body.was === person.approval
  if (person.state !== 'active' || person.approval === (approved ? 'approved' : 'refused') || !isWhatTheySaw)
    throw await decidedAlready(tx, { actor, of: person.id, by })
  const { rate_cents_per_minute = person.rate_cents_per_minute, reason } = body
  const approval = approved ? 'approved' : 'refused'
  const decided = await store.setDecision(tx, { id: person.id, approval, rate_cents_per_minute })
  await memberStore.decideApplication(tx, { personId: person.id, reason, now })
  if (portrait) await startPortrait(tx, person.id, portrait, now)
  await audited(tx, {
    actorId: actor.id,
    action: `members.${body.decision}`,
    subjectId: person.id,
    reason,
    detail: { rate_cents_per_minute },
  })
  const said = { reason: reason ?? '' }
  const link = parts.site.url + paths.auth()
  await parts.mail.send(
    tx,
    approved
      ? letterTo(person, letters.approved, { ...said, link })
      : letterTo(person, letters.turned_down, {
          ...said,
          days: objectionDays,
          link: parts.site.url + paths.contact(),
        }),
  )
  if (!approved) await endSignIns(tx, parts, { personId: person.id, because: 'the approval was withdrawn', now })
  directoryChanged(tx)
  return presentMember(parts, decided, now, actor)
}

/** Sets a reader's pay, from the next reading on. */
export const setRate = async (
  tx: Tx,
  parts: Parts,
  {
    actor,
    body,
    now,
  }: { actor: Actor; body: { member_id: string; rate_cents_per_minute: number; reason: string }; now: number },
) => {
  const person = await store.lock(tx, body.member_id)
  if (person?.role !== 'READER') throw refuse('not_found')
  const { rate_cents_per_minute, reason } = body
  const detail = { from: person.rate_cents_per_minute, to: rate_cents_per_minute }
  await audited(tx, { actorId: actor.id, action: 'members.rate', subjectId: person.id, reason, detail })
  if (detail.from !== detail.to)
    await tell(tx, parts, {
      personId: person.id,
      event: 'decision',
      title: ['rate_changed', { amount: dollars(rate_cents_per_minute), days: objectionDays }],
      body: reason,
      link: paths.objectToDecision(),
      now,
    })
  return presentMember(parts, await store.setDecision(tx, { ...person, rate_cents_per_minute }), now, actor)
}
