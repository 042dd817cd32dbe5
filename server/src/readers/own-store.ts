import * as z from 'zod/mini'
import { boolean, integer, json, list, nullable, text } from '../kernel/columns.ts'
import { erases, removes, tells, type Own } from '../kernel/own.ts'

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
  erased: [
    erases(
      'reader',
      (me) =>
        `update reader set display_name = 'Former member', headline = '', about = '', picture = null, picture_side = null, expertises = '{}', languages = '{}', channels = '{}', years = 0, schedule = '[]', status_line = '', greeting = '', quick_replies = '{}', availability = 'away', takes_appointments = false where id = ${me}`,
    ),
    removes('reader_tag', 'reader_id'),
    removes('reader_presence', 'reader_id'),
  ],
}
