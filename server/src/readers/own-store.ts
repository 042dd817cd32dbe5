import * as z from 'zod/mini'
import { boolean, integer, json, list, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('reader', {
      gives: {
        display_name: text,
        headline: text,
        about: text,
        picture: nullable(text),
        expertises: list(text),
        languages: list(text),
        channels: list(text),
        years: integer,
        time_zone: text,
        schedule: json(z.unknown()),
        listed: boolean,
        status_line: text,
        greeting: text,
        quick_replies: list(text),
        readings_count: integer,
        reviews_count: integer,
      },
      whose: (me) => `t.id = ${me}`,
      place: 't.id',
    }),
  ],
  untold: {
    reader_tag: 'how the directory finds the profile',
    reader_presence: 'where they are connected now',
  },
}
