import { otherSide } from '@evenlight/core/meter/other-side'
import { minuteMs } from '@evenlight/core/wall-clock'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import type { manualClock } from '../kernel/clock.ts'
import type { Visit, Who } from './visit.ts'

const blockWords = ['cash app', 'curse removal', 'off the site', 'paypal', 'venmo', 'whatsapp', 'zelle']

interface Letter {
  from: 'client' | 'reader'
  /** After the letter before it. */
  minutes: number
  text: string
}
const delivered: Letter[] = [
  {
    from: 'client',
    minutes: 2900,
    text: 'Thank you for the reading. I rang my sister.\n\nMay I come back next week, after seven in the evening?',
  },
  {
    from: 'reader',
    minutes: 95,
    text: 'Wednesday or Thursday, any time after seven your time. Bring the question that you did not ask.',
  },
  { from: 'client', minutes: 70, text: 'Thursday then, at half past seven.' },
  { from: 'client', minutes: 600, text: 'A small update before that: she said go.' },
  {
    from: 'reader',
    minutes: 40,
    text: 'Noted: Thursday, half past seven, New York. And well asked. I am away on Friday, so nothing will hurry us.',
  },
]
const tooMuch: Letter = {
  from: 'client',
  minutes: 120,
  text: 'Which card do you see for her? She has an interview on Monday.',
}
const whyBack = 'Messages are for scheduling and short updates. Please book a reading for this question.'
const waiting: Letter[] = [
  {
    from: 'client',
    minutes: 60,
    text: 'If the room is closed on Thursday, ring me: two one two, five five five, oh one four seven. I am up late anyway.',
  },
  {
    from: 'reader',
    minutes: 25,
    text: 'It will be open. My cousin keeps the calendar, robin (at) alder-readings (dot) com, in case you have to move it.',
  },
  { from: 'client', minutes: 14, text: 'Good. Could I pay you for a longer one through Cash App, off the site?' },
]
const approvedAfterMinutes = [34, 21, 48, 17, 39]
const agoMinutes = 12
/** How long all of it takes, from the first minute to the last letter. */
export const lettersMs =
  ([...delivered, tooMuch, ...waiting].reduce((sum, { minutes }) => sum + minutes, 0) +
    approvedAfterMinutes.reduce((sum, minutes) => sum + minutes, 0) +
    agoMinutes) *
  minuteMs

export interface Writers {
  client: Who
  reader: Who
  admin: Who
}

/**
 * What the two have written to each other since: some of it delivered and read, one message given back, and three that wait for an
 * admin with something marked in each.
 */
export const writeLetters = async (visit: Visit, clock: ReturnType<typeof manualClock>, people: Writers) => {
  const pass = (minutes: number) => clock.advance(minutes * minuteMs)
  const unread: Record<Letter['from'], string[]> = { client: [], reader: [] }
  const write = async ({ from, minutes, text }: Letter) => {
    await pass(minutes)
    const who = people[from]
    const body = { message: text, client_id: people.client.id, reader_id: people.reader.id, type: who.role }
    return (await visit(who, (call) => call(messages.create, { body }))).id
  }
  const read = async (by: Letter['from']) => {
    const ids = unread[by].splice(0)
    if (ids.length) await visit(people[by], (call) => call(messages.read, { body: { ids } }))
  }
  await visit(people.admin, (call) => call(moderation.setBlockWords, { body: { words: blockWords } }))
  for (const [n, letter] of delivered.entries()) {
    await read(letter.from)
    const id = await write(letter)
    await pass(approvedAfterMinutes[n]!)
    await visit(people.admin, (call) => call(moderation.approve, { params: { id }, body: {} }))
    unread[otherSide(letter.from)].push(id)
  }
  const id = await write(tooMuch)
  await visit(people.admin, (call) => call(moderation.return, { params: { id }, body: { reason: whyBack } }))
  for (const letter of waiting) await write(letter)
  await pass(agoMinutes)
}
