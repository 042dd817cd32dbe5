import * as z from 'zod/mini'
import { Country } from './account-fields.ts'
import { Id } from './atoms.ts'
import { Availability } from './readers.ts'
import { State } from './readings.ts'
import { get, type Area } from './route.ts'

/** A country by ISO 3166-1 alpha-2, or a province by ISO 3166-2, with its English name. */
const Place = z.object({ code: z.string(), name: z.string() })
const ExpertiseEntry = z.object({ id: z.string(), name: z.string() })
/** What the live events tell, asked for over HTTP: one's open reading, and the readers one follows. */
export const LiveStates = z.object({
  chat: z.nullable(z.object({ id: Id, state: State })),
  readers: z.array(z.object({ reader_id: Id, availability: Availability })),
})

export const places = {
  countries: get('countries', { access: 'public', returns: z.array(Place) }),
  /** With a country its provinces, for anybody; without one, the live states, for a member (the handler asks for the token). */
  states: get('states', {
    access: 'public',
    query: z.strictObject({ country: z.optional(Country) }),
    returns: z.union([z.array(Place), LiveStates]),
  }),
  expertises: get('expertises', { access: 'public', returns: z.array(ExpertiseEntry) }),
} satisfies Area
