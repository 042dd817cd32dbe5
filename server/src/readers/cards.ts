import type { ReaderCard, ReaderProfile } from '@evenlight/contract/readers'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { optionalIso } from '../kernel/moment.ts'
import { presentPublic } from '../uploads/public.ts'
import type { CardRow } from './columns.ts'
import { availabilityOf, backAt } from './rules.ts'
import * as store from './store.ts'

/** What a visitor sees of a reader at a glance. */
export const presentCard = (row: CardRow, now: number): input<typeof ReaderCard> => ({
  id: row.id,
  username: row.username,
  display_name: row.display_name,
  headline: row.headline,
  picture: row.picture === null ? null : presentPublic(row.picture, row.picture_side!),
  expertises: row.expertises,
  languages: row.languages,
  channels: row.channels,
  availability: availabilityOf(row),
  back_at: optionalIso(backAt(row, now)),
  rating: row.rating_hundredths ? row.rating_hundredths / 100 : null,
  reviews_count: row.reviews_count,
  sessions_count: row.readings_count,
})

/** The whole of a reader's page. */
export const presentProfile = (row: store.ProfileRow, now: number): input<typeof ReaderProfile> => ({
  ...presentCard(row, now),
  about: row.about,
  status_line: row.status_line || undefined,
  years: row.years,
  time_zone: row.time_zone,
  schedule: row.schedule,
  rating_spread: row.spread,
  takes_appointments: row.takes_appointments && row.schedule.length > 0,
  appointments_missed: row.appointments_missed,
  specials: [],
})

/** The cards of these readers, by id; of those who are on show. */
export const findCards = async (db: Db, ids: string[], now: number) => {
  const rows = ids.length ? await store.listByIds(db, ids) : []
  return new Map(rows.map((row) => [row.id, presentCard(row, now)]))
}
