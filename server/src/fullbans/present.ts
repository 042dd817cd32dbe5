import { refuse } from '@evenlight/contract/errors'
import type { Db } from '../kernel/database.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { findUnused } from '../wallet/public.ts'
import * as cases from './case-store.ts'
import { mayNow, stateAt, waitsFor } from './rules.ts'
import * as store from './store.ts'

/** The admin who looks, how many of the house there are beside them, and when. */
export interface Looking {
  adminId: string
  /** Whether they see money. */
  seesMoney: boolean
  others: number
  now: number
}

type By = 'suspended' | 'decided' | 'answered' | 'lifted'
const done = (row: store.Ban, what: By) => {
  const [id, username, at, words] = [
    row[`${what}_by`],
    row[`${what}_by_name`],
    row[`${what}_at`],
    row[`${what}_words`],
  ] as const
  return id === null || at === null
    ? undefined
    : { by: { id, username: username ?? '' }, at: iso(at), words: words ?? '' }
}

/** A case as the house sees it. */
export const present = (row: store.Ban, { adminId, seesMoney, others, now }: Looking) => {
  const waits = waitsFor(row, now)
  return {
    id: row.id,
    person: { id: row.person_id, username: row.username, type: row.role as 'CLIENT' | 'READER' },
    state: stateAt(row, now),
    waits_for: waits,
    due_at: waits ? optionalIso(row.due_at) : undefined,
    opened_by: { id: row.opened_by, username: row.opened_by_name },
    opened_at: iso(row.opened_at),
    suspended: done(row, 'suspended'),
    decided: done(row, 'decided'),
    until: optionalIso(row.until_at) ?? null,
    fraud: row.fraud,
    appeal:
      row.appeal === null ? undefined : { text: row.appeal, at: iso(row.appealed_at!), answer: done(row, 'answered') },
    lifted: done(row, 'lifted'),
    may: mayNow(row, adminId, others, now).filter((act) => seesMoney || act !== 'lift' || !row.fraud),
  }
}

/** The same with what is known beside it. */
export const presentCase = async (db: Db, id: string, looking: Looking) => {
  const row = await store.find(db, id)
  if (!row) throw refuse('not_found')
  const evidence = await cases.findEvidence(db, row.person_id)
  const requests = await cases.listRequests(db, id)
  const earlier = await cases.listEarlier(db, row.person_id, id)
  return {
    ...present(row, looking),
    requests: requests.map((one) => ({
      reader: { id: one.reader_id, username: one.reader_username, display_name: one.reader_name },
      reason: one.reason,
      at: iso(one.at),
      chat_id: one.reading_id ?? undefined,
    })),
    evidence: { ...evidence, ...(looking.seesMoney && (await findUnused(db, row.person_id))) },
    earlier: earlier.map((one) => present(one, looking)),
  }
}
