import * as z from 'zod/mini'
import { text } from './atoms.ts'
import { aboutCharactersMax, expertisesMax, headlineCharactersMax, hoursMax, languagesMax } from './lengths.ts'
import { Expertise, Hours, Language, ReaderProfile, statusLineCharactersMax } from './readers.ts'
import { get, post, type Area } from './route.ts'
import { UploadName } from './uploads.ts'

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const some = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.minLength(1), z.maxLength(most))

/** A reader's page as they write it; apart, as a visitor's browser loads what only reads it. */
export const readerPage = {
  /** A reader's own page, as everybody sees it at this moment. */
  page: get('reader-dash-board/profile', { access: ['READER'], returns: ReaderProfile }),
  savePage: post('reader-dash-board/profile', {
    access: ['READER'],
    body: z.strictObject({
      headline: z.optional(line(headlineCharactersMax).check(z.minLength(1))),
      about: z.optional(text(aboutCharactersMax)),
      status_line: z.optional(line(statusLineCharactersMax)),
      expertises: z.optional(some(Expertise, expertisesMax)),
      languages: z.optional(some(Language, languagesMax)),
      schedule: z.optional(z.array(Hours).check(z.maxLength(hoursMax))),
      /** A square upload of the reader's own; null takes the picture away. */
      picture: z.optional(z.nullable(UploadName)),
    }),
    returns: ReaderProfile,
  }),
} satisfies Area
