import { Channel } from '@evenlight/contract/readers'
import { boolean, integer, list, moment, nullable, oneOf, rows, someOf, text, type RowOf } from '../kernel/columns.ts'

export const setting = {
  availability: oneOf(['available', 'paused', 'away']),
  back_at: nullable(moment),
  online: boolean,
  reading_id: nullable(text),
}
export const channels = list(someOf(Channel.options))
export const schedule = rows({ weekday: integer, from: text, to: text })

/** A reader's own upload, square: its name and its side in pixels. */
const picture = { picture: nullable(text), picture_side: nullable(integer) }

export const card = {
  ...setting,
  id: text,
  username: text,
  display_name: text,
  headline: text,
  ...picture,
  expertises: list(text),
  languages: list(text),
  channels,
  rating_hundredths: integer,
  reviews_count: integer,
  readings_count: integer,
}
export type CardRow = RowOf<typeof card>
export const cardColumns = Object.keys(card)
  .map((column) => `r.${column}`)
  .join(', ')
