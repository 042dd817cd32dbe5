import * as z from 'zod/mini'
import { Country } from './account-fields.ts'
import { ById, Id, Instant, list, Page, text } from './atoms.ts'
import { get, post, type Area, type Told } from './route.ts'

/** Somebody in a country to call or to write to, as the house shows it once one of its people has confirmed it. */
const HelpLine = z.object({
  id: z.string(),
  name: z.string(),
  /** The number to call or to write to, as it is dialled in the country. */
  number: z.string(),
  /** Around the clock; otherwise the line's own page tells when. */
  always: z.boolean(),
  url: z.string(),
})
/** What is there for a country. Without a country, or for one that isn't known, neither number nor lines. */
const Help = z.object({ country: z.nullable(z.string()), emergency: z.nullable(z.string()), lines: z.array(HelpLine) })

/** A line as the house keeps it: where it stands written, since when, and who confirmed it. */
const KeptLine = z.extend(HelpLine, {
  country: z.string(),
  source: z.string(),
  noted_on: z.string(),
  confirmed: z.optional(z.object({ by: z.object({ id: Id, username: z.string() }), at: Instant })),
})

/**
 * Where somebody wrote that they might hurt themselves: in a reading, whose clock stood for it, in the question they asked a
 * reader with, in a message, in a question to the house, in a reading by e-mail, in what they said of an appointment, in a page.
 */
export const SignKind = z.enum(['pause', 'question', 'message', 'ticket', 'order', 'appointment', 'page'])
/** What somebody of the house did about it: wrote to them, called for help, stopped a reading, offered limits; nothing was needed. */
export const careSteps = ['wrote', 'called', 'paused', 'limits', 'nothing'] as const
const CareStep = z.enum(careSteps)
export const careWordsMax = 200
/** A sign that somebody may not be safe: where the words stand and whose that is, never the words. */
const Sign = z.object({
  /** Of the reading, the message, the ticket, the order, the appointment or the page. */
  id: Id,
  kind: SignKind,
  /** The two of it; alone, who asks the house. */
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** Of the two, who wrote the words last. */
  by: z.optional(z.enum(['client', 'reader'])),
  at: Instant,
  /** Whether the reading goes on still, the message waits, the ticket is open. */
  open: z.boolean(),
  seen: z.optional(z.object({ by: z.object({ id: Id, username: z.string() }), at: Instant })),
  /** What followed, in its order. */
  followed: z.array(
    z.object({
      what: CareStep,
      words: z.optional(z.string()),
      by: z.object({ id: Id, username: z.string() }),
      at: Instant,
    }),
  ),
})

export const care = {
  help: get('help-lines', { access: 'public', query: z.strictObject({ country: z.optional(Country) }), returns: Help }),
  lines: get('help-lines/all', { access: ['ADMIN:moderation'], returns: z.array(KeptLine) }),
  confirm: post('help-lines/confirm', {
    access: ['ADMIN:moderation'],
    body: z.strictObject({ id: z.string().check(z.maxLength(80)), confirmed: z.boolean() }),
    returns: KeptLine,
  }),
  /** The newest first; `waiting` counts those that nobody has seen and stops at 100. */
  signs: get('care-signs', { access: ['ADMIN:moderation'], query: Page, returns: list(Sign, { waiting: z.int() }) }),
  see: post('care-signs/{id}/see', { access: ['ADMIN:moderation'], params: ById, returns: Sign }),
  /** Writes down what was done about it; whoever says so has seen it. */
  follow: post('care-signs/{id}/follow', {
    access: ['ADMIN:moderation'],
    params: ById,
    body: z.strictObject({ what: CareStep, words: z.optional(text(careWordsMax)) }),
    returns: Sign,
    idempotent: true,
  }),
} satisfies Area

/** To admins: there is a sign that somebody may not be safe, or somebody has seen one. */
export const careTold = { 'care:changed': z.object({ id: Id }) } satisfies Told
