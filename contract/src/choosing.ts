import * as z from 'zod/mini'
import { Instant } from './atoms.ts'
import { PieceLocale } from './content.ts'
import { ReaderCard } from './readers.ts'
import { get, type Area } from './route.ts'

/** What somebody comes with, how they like to be spoken to, and when. */
const Subject = z.enum(['love', 'family', 'work', 'crossroads', 'self', 'loss', 'animals'])
const Manner = z.enum(['direct', 'gentle', 'either'])
const Moment = z.enum(['now', 'day', 'week'])

const because = <const B extends string, F extends Record<string, z.core.$ZodType>>(by: B, fields: F) =>
  z.object({ by: z.literal(by), ...fields })
const Expertises = z.array(z.string())
/** A fact of the reader's page, or a whole sentence that stands there. `manner`: it speaks of the manner asked for. */
export const ChoiceReason = z.discriminatedUnion('by', [
  because('free', {}),
  because('hours', { from: Instant }),
  because('topics', { expertises: Expertises }),
  because('methods', { expertises: Expertises }),
  because('words', { quote: z.string(), manner: z.boolean() }),
  because('review', { quote: z.string(), stars: z.int(), at: Instant, manner: z.boolean() }),
])

export const choosing = {
  /** Up to three readers for three answers, the fittest first. Nothing of it is kept. */
  choose: get('public/reader-choice', {
    access: 'public',
    query: z.strictObject({ about: Subject, manner: Manner, when: Moment, locale: PieceLocale }),
    returns: z.object({
      chosen: z.array(z.object({ reader: ReaderCard, reasons: z.array(ChoiceReason) })),
      /** Where there is nobody: the soonest that would give somebody, null where nothing would. */
      instead: z.nullable(Moment),
    }),
    limit: 'choosing',
  }),
} satisfies Area
