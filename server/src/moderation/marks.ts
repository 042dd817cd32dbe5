import { findContact } from '@evenlight/core/contact/find'
import type { Mark } from '@evenlight/contract/moderation'
import type { output } from 'zod/v4/core'
import type { HeldRow } from '../messages/held.ts'

/** What looks like a way around the house in each of these messages, by their id; places are of the text as typed. */
export const marksOf = (rows: HeldRow[]): Map<string, output<typeof Mark>[]> =>
  new Map(rows.map((row) => [row.id, findContact(row.typed)]))
