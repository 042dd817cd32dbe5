import { claims } from '@evenlight/contract/claims'
import { favorites } from '@evenlight/contract/favorites'
import { gifts } from '@evenlight/contract/gifts'
import { notes } from '@evenlight/contract/notes'
import { testimonials } from '@evenlight/contract/testimonials'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import type { Who } from '../visit.ts'
import type { Guest } from './guests.ts'
import { makeChosen } from './chosen.ts'
import type { Stars } from './reviews.ts'
import type { Draws } from './seeded.ts'
import { claims as claimed, readerNotes } from './words.ts'
import type { World } from './world.ts'

const stars = [5, 4, 3, 2, 1] as const
/** Of a hundred reviews so many have five stars, four, three, two and one. */
const shares = [60, 24, 8, 5, 3]
const starsFrom = (draws: Draws): Stars => {
  let left = draws.whole(1, 100)
  return stars[shares.findIndex((share) => (left -= share) <= 0)] ?? 5
}

interface Had {
  id: string
  seconds: number
  /** The first of these two. */
  isFirst: boolean
}
/** What may follow on a reading: a review and its answer, time asked back, a heart, a note, a gift. */
export const makeAfter = (world: World) => {
  const { agenda, clock, draws, visit, admin } = world
  const chosen = makeChosen(draws)
  const note = draws.round(readerNotes)
  const claimWords = draws.round(claimed)
  const hearts = new Set<string>()
  const later = (hours: number, work: () => Promise<unknown>) => {
    const atMs = clock.now() + hours * hourMs + draws.whole(1, 59) * minuteMs
    if (atMs < world.endMs) agenda.add(atMs, work)
  }

  const review = async (guest: Guest, reader: Who, session_id: string) => {
    const given = starsFrom(draws)
    const said = draws.chance(88) ? chosen.review(guest, reader, given) : undefined
    const [text, known] = typeof said === 'string' ? [said] : (said ?? [])
    const body = { session_id, stars: given, ...(text && { text }) }
    const { id } = await visit(guest.who, (call) => call(testimonials.write, { body }))
    const answer = known ?? (text && draws.chance(given < 4 ? 75 : 30) ? chosen.answer(given) : undefined)
    if (answer)
      later(draws.whole(2, 40), () => visit(reader, (call) => call(testimonials.reply, { body: { id, text: answer } })))
  }
  /** Each claim goes another way: offered and taken, declined and appealed, left to the house, or still open. */
  const claim = async (guest: Guest, reader: Who, session_id: string) => {
    const { cause, text, reader: said, house } = claimWords()
    const seconds_wanted = draws.whole(2, 4) * 60
    const { id: claim_id } = await visit(guest.who, (call) =>
      call(claims.ask, { body: { session_id, cause, seconds_wanted, text } }),
    )
    const answer = (who: Who, body: object) =>
      visit(who, (call) => call(claims.answer, { body: { claim_id, ...body } }))
    const way = draws.whole(1, 5)
    if (way <= 2)
      later(3, async () => {
        await answer(reader, { action: 'offer', seconds: seconds_wanted, as: 'paid', reason: said || 'Of course.' })
        later(8, () => answer(guest.who, { action: 'accept' }))
      })
    else if (way === 3)
      later(5, async () => {
        await answer(reader, { action: 'offer', seconds: 60, as: 'free', reason: said || 'A minute, gladly.' })
        later(9, async () => {
          await answer(guest.who, { action: 'appeal', reason: 'I would like somebody else to look at the time line.' })
          later(20, () => answer(admin, { action: 'approve', seconds: 90, reason: house || 'As a courtesy.' }))
        })
      })
    else if (way === 4)
      later(30, () => answer(admin, { action: 'decline', reason: house || 'The time line shows no such thing.' }))
  }
  const heart = async (guest: Guest, reader: Who) => {
    const pair = `${guest.username} ${reader.username}`
    if (hearts.has(pair)) return
    hearts.add(pair)
    const body = { reader_id: reader.id, favorite: true, alerts: { slot: true } }
    await visit(guest.who, (call) => call(favorites.save, { body }))
  }

  return async (guest: Guest, reader: Who, { id, seconds, isFirst }: Had) => {
    const isPaid = seconds > 300
    if (isPaid && draws.chance(isFirst ? 75 : 30)) later(draws.whole(0, 12), () => review(guest, reader, id))
    if (seconds > 600 && draws.chance(6)) later(draws.whole(1, 20), () => claim(guest, reader, id))
    if (draws.chance(25)) later(0, () => heart(guest, reader))
    if (draws.chance(12))
      later(0, () => visit(reader, (call) => call(notes.write, { body: { client_id: guest.who.id, text: note() } })))
    if (draws.chance(4))
      later(1, () =>
        visit(reader, (call) =>
          call(gifts.giveFree, { params: { id }, body: { seconds: 180, reason: 'For the broken line.' } }),
        ),
      )
  }
}
