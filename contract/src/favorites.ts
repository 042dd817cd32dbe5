import * as z from 'zod/mini'
import { Id, Instant, list, Page } from './atoms.ts'
import { ReaderCard } from './readers.ts'
import { get, post, type Area } from './route.ts'

/** Of one reader a client is not told more often than this. */
export const alertHours = 12

/** What a client wants to hear of about a favourite. */
const Alerts = { online: z.boolean(), special: z.boolean(), slot: z.boolean() }
const Favorite = z.object({ reader: ReaderCard, alerts: z.object(Alerts), since: Instant })

export const favorites = {
  index: get('favorite-readers/index', { access: ['CLIENT'], query: Page, returns: list(Favorite) }),
  /** Sets or takes away the heart; alerts that are not named stay, at first they are off. */
  save: post('favorite-readers/favorite-options/save', {
    access: ['CLIENT'],
    body: z.strictObject({
      reader_id: Id,
      favorite: z.boolean(),
      alerts: z.optional(z.partial(z.strictObject(Alerts))),
    }),
    returns: z.object({ reader_id: Id, favorite: z.boolean(), alerts: z.optional(z.object(Alerts)) }),
  }),
} satisfies Area
