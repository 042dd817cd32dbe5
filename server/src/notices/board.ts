import { refuse } from '@evenlight/contract/errors'
import type { notices as contract } from '@evenlight/contract/notices'
import type { output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Mail } from '../kernel/mail.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { members, roleRoom, deskRoom } from '../kernel/rooms.ts'
import * as store from './board-store.ts'
import { noticed } from './letters.ts'
import { oneLine, rolesOf, activeMax } from './rules.ts'

const mailsPerTurn = 100
/** Letters of one notice that may wait to leave: no more can be left to take back, or stand before the next notice. */
const waitingMost = 1000
/** Where those who are here now hear of it. */
const audienceRooms = { everybody: members, clients: roleRoom('CLIENT'), readers: roleRoom('READER') }

/** Puts a notice on the board, now or for later; answers its id. */
export const postNotice = async (
  tx: Tx,
  actorId: string,
  body: output<(typeof contract)['post']['body']>,
  now: number,
) => {
  const startsAt = Math.max(now, body.from === undefined ? now : Date.parse(body.from))
  const endsAt = body.until === undefined ? Infinity : Date.parse(body.until)
  if (endsAt <= startsAt) throw refuse('bad_input', { fields: { until: 'ends_too_early' } })
  if ((await store.countActive(tx, now)) >= activeMax)
    throw refuse('limit_reached', { detail: ['board_full', { max: activeMax }] })
  const { audience, pinned } = body
  const post = { id: newId('ntc'), audience, pinned, body: body.body, title: oneLine(body.title), startsAt, endsAt }
  await store.add(tx, { ...post, byId: actorId, now })
  await audited(tx, { actorId, action: 'board.post', subjectId: post.id, detail: { audience, title: post.title } })
  if (startsAt <= now) await announce(tx, post, now)
  return post.id
}

const announce = (tx: Tx, { id, audience, title }: Pick<store.Due, 'id' | 'audience' | 'title'>, now: number) => {
  tx.announce(audienceRooms[audience], 'notice:new', { id, title })
  return store.setAnnounced(tx, id, now)
}

/**
 * Takes notices off the board for everybody, their letters that have not left with them; answers all of `ids` that are of the
 * board, however often it is asked.
 */
export const withdrawNotices = async (
  tx: Tx,
  mail: Mail,
  { actorId, ids, now }: { actorId: string; ids: string[]; now: number },
) => {
  for (const { id, audience, seen } of await store.withdraw(tx, ids, actorId, now)) {
    await audited(tx, { actorId, action: 'board.withdraw', subjectId: id })
    await takeBackLetters(tx, mail, { actorId, id, now })
    if (seen) tx.announce([audienceRooms[audience], deskRoom('content')], 'notice:changed', { ids: [id] })
  }
  return store.ofBoard(tx, ids)
}

interface Stop {
  actorId: string
  id: string
  now: number
}
const takeBackLetters = async (tx: Tx, mail: Mail, { actorId, id, now }: Stop) => {
  const written = await store.lockMail(tx, id)
  if (!written) return undefined
  const left = await mail.takeBack(tx, id)
  if (written.ended && left === 0) return undefined
  await store.stopMail(tx, { id, left, byId: actorId, now })
  return left
}

/** Writes no more letters of a notice, and takes back those that have not left. Whoever has theirs keeps it. */
export const stopLetters = async (tx: Tx, mail: Mail, { actorId, id, now }: Stop) => {
  const left = await takeBackLetters(tx, mail, { actorId, id, now })
  if (left === undefined) return
  await audited(tx, { actorId, action: 'board.stop_mail', subjectId: id, detail: { left } })
  tx.announce(deskRoom('content'), 'notice:changed', { ids: [id] })
}

/** One step of telling what has begun: live, and by mail to those who want it. False when there is nothing to do for now. */
const tellNext = ({ database, clock, mail, site }: Parts) =>
  database.transaction(async (tx) => {
    const now = clock.now()
    const post = await store.nextDue(tx, now)
    if (!post) return false
    const roles = rolesOf(post.audience)
    if (!post.announced) await announce(tx, post, now)
    if (post.mail_total === null) await store.setTotal(tx, post.id, await store.countWanting(tx, roles, now))
    if ((await mail.waiting(tx, post.id)) >= waitingMost) return false
    const people = await store.wantMail(tx, post.mailed_to, roles, now, mailsPerTurn)
    const letters = people.map((person) => noticed(person, { event: 'board', title: post.title, url: site.url }))
    await mail.sendMany(tx, post.id, letters)
    const to = people.at(-1)?.id ?? post.mailed_to
    const doneAt = people.length < mailsPerTurn ? now : undefined
    await store.setMailed(tx, { id: post.id, to, put: people.length, doneAt })
    return true
  })

/** Tells all that has begun on the board since the last time. Only where there is something it waits long for an answer. */
export const tellBegun = async (parts: Parts) => {
  const { database, clock } = parts
  if (!(await database.transaction((tx) => store.nextDue(tx, clock.now())))) return
  await database.patiently(async () => {
    while (await tellNext(parts));
  })
}
