import { approvalAloneHours, approvalDays } from '@evenlight/contract/approvals'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import type { Desk } from '@evenlight/contract/route'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom, personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import type { Asked, Request } from './columns.ts'
import { aloneLetter } from './letters.ts'
import { findUsername } from './store.ts'

/** Tells the desks of a request, and whoever asked for it, that it has moved. */
export const announce = (tx: Tx, { id, desks, asked_by }: Pick<Asked, 'id' | 'desks' | 'asked_by'>) =>
  tx.announce([personRoom(asked_by), ...desks.map((desk) => deskRoom(desk as Desk))], 'approval:changed', { id })

/** What the log keeps of a request beside who and why. */
export const detailOf = ({ act, kind, amount, person_id, subject_id }: Asked) => ({
  act,
  kind,
  amount,
  ...(person_id !== null && { person_id }),
  ...(subject_id !== null && { about: subject_id }),
})

const toAsker = (row: Asked, now: number) => ({
  personId: row.asked_by,
  event: 'approval' as const,
  link: paths.approvals(),
  now,
})

/** Nobody else may approve it: whoever asked learns at once by mail what is going to be done, in case it was not them. */
export const tellAlone = async (tx: Tx, parts: Parts, row: Asked, now: number) => {
  const name = row.person_id === null ? '' : ((await findUsername(tx, row.person_id)) ?? '')
  await tell(tx, parts, {
    ...toAsker(row, now),
    title: ['approval_alone', { hours: approvalAloneHours }],
    body: row.reason ?? '',
    letter: (to) => aloneLetter(parts, to, row, name),
  })
}

type Ended = Exclude<Request['state'], 'asked' | 'approved' | 'withdrawn'>
const titleOf = (state: Ended, name: string | undefined): NoticeTitle => {
  if (state === 'failed') return 'approval_failed'
  if (state === 'expired') return ['approval_expired', { days: approvalDays }]
  if (name === undefined) return ['approval_alone_done', { hours: approvalAloneHours }]
  return [state === 'done' ? 'approval_done' : 'approval_declined', { name }]
}
/** Tells whoever asked what became of it. */
export const tellOutcome = async (tx: Tx, parts: Parts, row: Request, state: Ended, now: number) => {
  const name = row.decided_by === null ? undefined : await findUsername(tx, row.decided_by)
  await tell(tx, parts, { ...toAsker(row, now), title: titleOf(state, name), body: row.words ?? row.reason ?? '' })
}
