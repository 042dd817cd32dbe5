import * as z from 'zod/mini'
import { appointmentMinutes } from './appointments.ts'
import { after, Id, id, Instant, limit, list, text } from './atoms.ts'
import { Channel, Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** Whoever is paged for now has so long to answer, and as long again to come. */
export const pagedMinutes = 15
/** The times that are proposed lie so many hours ahead at least, and so many days at most; each is a quarter of an hour. */
export const pagedLeadHours = 3
export const pagedDaysMax = 30
export const pagedAhead = { hours: pagedLeadHours, days: pagedDaysMax }
/** A page for a time is answered within so many hours. */
export const pagedAnswerHours = 48
/** Readers whom one page goes to; pages of one client in an hour, in a day, and to one reader in a day. */
export const pagedReadersMax = 3
export const pagesHourMax = 6
export const pagesDayMax = 20
export const pagesPairDayMax = 3
export const pagedCommentCharactersMax = 300

const PagingId = id('pag')
const PersonId = id('usr')

export const PagingState = z.enum([
  'asked',
  'coming',
  'came',
  'not_come',
  'agreed',
  'declined',
  'lapsed',
  'withdrawn',
  'taken',
  'called_off',
])
/** What whoever looks may do about a page at this moment. */
export const PagingAct = z.enum(['coming', 'at', 'cannot', 'withdraw'])
const PagingAnswer = z.enum(['coming', 'at', 'cannot'])
/** In the next minutes, or at one of two times. */
const Wanted = z.union([z.literal('now'), z.array(Instant).check(z.length(2))])

/** A client's call to a reader who is not here. */
export const Paging = z.object({
  id: Id,
  client: Person,
  reader: Reader,
  when: Wanted,
  minutes: z.int(),
  channel: Channel,
  comment: z.optional(z.string()),
  /** The comment may mean that its writer is not safe; for a week after its end. */
  care: z.optional(z.boolean()),
  state: PagingState,
  asked_at: Instant,
  changed_at: Instant,
  /** Until then it is answered, or who said that they come has come; absent once it is over. */
  until: z.optional(Instant),
  /** Of the proposed times, those that can still be agreed to. */
  open_times: z.array(Instant),
  /** The time that was agreed to, and its appointment. */
  agreed_at: z.optional(Instant),
  appointment_id: z.optional(Id),
  client_time_zone: z.string(),
  reader_time_zone: z.string(),
  may: z.array(PagingAct),
})

const both = ['CLIENT', 'READER'] as const

export const paging = {
  /** Mine, the newest first. `open`: those that wait for an answer or for somebody to come; `past`: the others. */
  index: get('page-readers/index', {
    access: both,
    query: z.strictObject({
      heap: z._default(z.enum(['open', 'past']), 'open'),
      after,
      limit,
    }),
    returns: list(Paging),
  }),
  /** Pages readers who are not here: all of them, or none. Who is first to come or to agree to a time ends the others. */
  page: post('page-readers/index', {
    access: ['CLIENT'],
    body: z.strictObject({
      reader_ids: z.array(PersonId).check(z.minLength(1), z.maxLength(pagedReadersMax)),
      when: Wanted,
      minutes: z._default(z.literal([...appointmentMinutes]), 30),
      channel: z._default(Channel, 'chat'),
      comment: z.optional(text(pagedCommentCharactersMax)),
    }),
    returns: z.array(Paging),
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'pages_asked',
  }),
  /** A reader's answer; `at`: which of the two times. */
  answer: post('page-readers/answer', {
    access: ['READER'],
    body: z.strictObject({ page_id: PagingId, answer: PagingAnswer, at: z.optional(Instant) }),
    returns: Paging,
    idempotent: true,
    limit: 'pages_asked',
  }),
  withdraw: post('page-readers/withdraw', {
    access: ['CLIENT'],
    body: z.strictObject({ page_id: PagingId }),
    returns: Paging,
    idempotent: true,
  }),
} satisfies Area

export const pagingTold = {
  'paging:changed': z.object({ id: Id, state: PagingState }),
} satisfies Told
