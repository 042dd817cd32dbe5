import { refuse } from '@evenlight/contract/errors'
import type { readerPage as area } from '@evenlight/contract/reader-page'
import type { output } from 'zod/v4/core'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { isExpertise } from '../places/public.ts'
import { presentProfile } from './cards.ts'
import { removePortrait, savePortrait, saveProfile } from './profile.ts'
import { turnedHours } from './rules.ts'
import * as store from './store.ts'

type Page = output<(typeof area)['savePage']['body']>
const written = ['headline', 'about', 'status_line'] as const

/** A reader's page as it stands for everybody, for its reader. */
export const findPage = async (db: Db, readerId: string, now: number) => {
  const row = await store.findProfile(db, readerId)
  if (!row) throw refuse('not_found')
  return presentProfile(row, now)
}

const check = ({ expertises = [], schedule = [], ...words }: Page) => {
  for (const field of written) refuseContactDetails(field, words[field])
  const unknown = expertises.findIndex((id) => !isExpertise(id))
  if (unknown >= 0) throw refuse('bad_input', { fields: { [`expertises.${unknown}`]: 'not_on_offer' } })
  const turned = turnedHours(schedule)
  if (turned >= 0) throw refuse('bad_input', { fields: { [`schedule.${turned}`]: 'hours_turned' } })
}

/** Changes what a reader says of themselves, and their picture; what is absent stays. */
export const savePage = async (tx: Tx, readerId: string, page: Page, now: number) => {
  check(page)
  const { picture, status_line, ...words } = page
  const desk = await store.lockDesk(tx, readerId)
  if (desk && status_line !== undefined) await store.saveSettings(tx, { ...desk, status_line })
  await saveProfile(tx, readerId, words, now)
  if (picture) await savePortrait(tx, readerId, picture, now)
  if (picture === null) await removePortrait(tx, readerId)
  return findPage(tx, readerId, now)
}
