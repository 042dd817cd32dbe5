import * as z from 'zod/mini'
import { id, Instant, typed } from './atoms.ts'
import { get, post, type Area } from './route.ts'

export const noteCharactersMax = 10_000

/** What a reader wrote down about a client they have served; nobody else reads it. */
const Note = z.object({ text: z.string(), changed_at: z.nullable(Instant) })

export const notes = {
  note: get('reader-note', {
    access: ['READER'],
    query: z.strictObject({ client_id: id('usr') }),
    returns: Note,
  }),
  /** The whole note, as it is from now on; nothing takes it away. */
  write: post('reader-note-create', {
    access: ['READER'],
    body: z.strictObject({ client_id: id('usr'), text: typed(noteCharactersMax) }),
    returns: Note,
  }),
} satisfies Area
