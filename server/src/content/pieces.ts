import { refuse } from '@evenlight/contract/errors'
import { randomInt } from 'node:crypto'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { firstLocale } from '@evenlight/contract/content'
import { contentChanged } from './changes.ts'
import { wordsIn } from './clean.ts'
import type { Kind, Locale } from './published-store.ts'
import { maySave, type MoveName, moves, slugOf } from './rules.ts'
import * as store from './store.ts'
import { tellAuthor, told } from './tell.ts'

/** A text as it is kept: its body is clean. */
interface Text {
  locale: Locale
  title: string
  summary: string
  body: string
}
interface Given extends Text {
  category?: string | undefined
  slug?: string | undefined
  position?: number | undefined
}
interface By {
  actor: Actor
  now: number
}

/** What a reader writes is read by strangers, so it leads nobody past the house. */
const refuseOfReader = ({ role }: Actor, { title, summary, body, category }: Given) => {
  if (role !== 'READER') return
  refuseContactDetails('title', title)
  refuseContactDetails('summary', summary)
  refuseContactDetails('body', wordsIn(body))
  refuseContactDetails('category', category)
}

const slugTaken = () => refuse('bad_input', { fields: { slug: 'slug_taken' } })
const tailMax = 1_000_000

/** A slug that was chosen must be free; one made of the title gets a tail where it is not. */
const addWithSlug = async (
  tx: Tx,
  of: { id: string; kind: Kind; authorId: string | undefined; now: number },
  given: Given,
) => {
  if (given.slug !== undefined) {
    if (!(await store.add(tx, { ...of, slug: given.slug }))) throw slugTaken()
    return
  }
  let slug = slugOf(given.title)
  while (!(await store.add(tx, { ...of, slug }))) slug = `${slugOf(given.title)}-${randomInt(tailMax)}`
}

/** What it is about, in the language of this text; what was said of it there stays where nothing is. */
const categoryIn = async (tx: Tx, { id, category }: Pick<store.Row, 'id' | 'category'>, given: Given) => {
  if (given.category !== undefined || given.locale === firstLocale) return given.category ?? category
  return (await store.listNewest(tx, id)).find(({ locale }) => locale === given.locale)?.category ?? ''
}

/** Lists are narrowed by the English word; by another only where there is none. */
const narrowedBy = ({ category: before }: store.Row, { locale }: Given, category: string) =>
  locale === firstLocale || before === '' ? category : before

/** Where it stands among others is the house's to say; a reader says what it is about. */
const placeBy = async (tx: Tx, { role }: Actor, piece: store.Row, given: Given, category: string) => {
  const { slug, position } = given
  const own = role === 'ADMIN' ? { slug, position } : {}
  const placed = {
    id: piece.id,
    category: narrowedBy(piece, given, category),
    slug: own.slug ?? piece.slug,
    position: own.position ?? piece.position,
  }
  if (!(await store.place(tx, placed))) throw slugTaken()
  if (piece.state === 'published') contentChanged(tx)
}

/** Makes a piece with its first version; answers its id. */
export const addPiece = async (tx: Tx, kind: Kind, given: Given, { actor, now }: By) => {
  refuseOfReader(actor, given)
  const id = newId('pce')
  const { role } = actor
  const authorId = role === 'READER' ? actor.id : undefined
  const { locale, title, summary, body } = given
  const chosen = role === 'ADMIN' ? given : { ...given, slug: undefined }
  await addWithSlug(tx, { id, kind, authorId, now }, chosen)
  const category = await categoryIn(tx, { id, category: '' }, given)
  await store.addVersion(tx, { id, number: 1, locale, category, title, summary, body, byId: actor.id, now })
  await placeBy(tx, actor, (await store.lock(tx, id))!, given, category)
  return id
}

/** Saves a text as the newest version. What visitors read stays until it is published. */
export const savePiece = async (tx: Tx, piece: store.Row, given: Given, { actor, now }: By) => {
  if (!maySave(actor.role, piece.state)) throw refuse('wrong_state')
  refuseOfReader(actor, given)
  const { locale, title, summary, body } = given
  const number = piece.versions + 1
  const category = await categoryIn(tx, piece, given)
  await store.addVersion(tx, { id: piece.id, number, locale, category, title, summary, body, byId: actor.id, now })
  await placeBy(tx, actor, piece, given, category)
}

/** Takes an earlier version back, as a new one. */
export const restore = async (tx: Tx, piece: store.Row, number: number, by: By) => {
  const version = await store.findVersion(tx, piece.id, number)
  if (!version) throw refuse('not_found')
  await savePiece(tx, piece, version, by)
}

/** What the house does with a piece, as the log has it. */
const houseMoves = [
  'content.publish',
  'content.return',
  'content.schedule',
  'content.unschedule',
  'content.withdraw',
] as const

interface Wish {
  reason?: string | undefined
  atMs?: number | undefined
  was?: store.Row['state'] | undefined
}
/** Lets something become of a piece, where its state and who asks allow it. */
export const movePiece = async (
  tx: Tx,
  piece: store.Row,
  name: MoveName,
  { reason, atMs, was }: Wish,
  { actor, now, parts }: By & { parts: Parameters<typeof tellAuthor>[1] },
) => {
  const { by, from, to } = moves[name]
  if (by !== actor.role) throw refuse('wrong_role')
  if (!from.some((state) => state === piece.state) || (was !== undefined && was !== piece.state))
    throw await decidedAlready(tx, { actor, of: piece.id, by: houseMoves, otherwise: { detail: 'piece_moved' } })
  if (name === 'withdraw' && piece.author_id !== null && reason === undefined)
    throw refuse('bad_input', { fields: { reason: 'reason_needed' } })
  const { id } = piece
  const texts = name === 'send' || name === 'schedule' || name === 'publish' ? await store.listNewest(tx, id) : []
  if (texts.some(({ body }) => !/\S/.test(wordsIn(body)))) throw refuse('bad_input', { fields: { body: 'needed' } })
  if (atMs !== undefined && atMs <= now) throw refuse('bad_input', { fields: { at: 'moment_past' } })
  if (name === 'publish') await store.goLive(tx, id, now)
  await store.move(tx, { id, state: to, publishAt: atMs, reason })
  if (piece.state === 'published' || to === 'published') contentChanged(tx)
  if (name !== 'send' && name !== 'recall')
    await audited(tx, { actorId: actor.id, action: `content.${name}`, subjectId: id, ...(reason && { reason }) })
  const became = told[name]
  if (became) await tellAuthor(tx, parts, piece, became, now)
}

/** Publishes what was to be published by now. */
export const publishDue = async (tx: Tx, parts: Parameters<typeof tellAuthor>[1], now: number) => {
  const id = await store.nextDue(tx, now)
  if (id === undefined) return false
  await store.goLive(tx, id, now)
  await store.move(tx, { id, state: 'published', publishAt: undefined, reason: undefined })
  contentChanged(tx)
  await tellAuthor(tx, parts, (await store.byId(tx, id))!, 'published', now)
  return true
}
