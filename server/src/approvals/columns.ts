import * as z from 'zod/mini'
import { ApprovalAct, ApprovalKind, ApprovalState } from '@evenlight/contract/approvals'
import { integer, json, list, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'

const failure = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export const kind = oneOf(ApprovalKind.options)
export const asked = {
  id: text,
  act: oneOf(ApprovalAct.options),
  kind,
  amount: integer,
  person_id: nullable(text),
  subject_id: nullable(text),
  params: json(z.unknown()),
  body: json(z.unknown()),
  desks: list(text),
  sameness: text,
  key: nullable(text),
  reason: nullable(text),
  asked_by: text,
  asked_at: moment,
  until_at: moment,
  due_at: nullable(moment),
}
export const decided = {
  state: oneOf(ApprovalState.options),
  due_at: nullable(moment),
  decided_by: nullable(text),
  decided_at: nullable(moment),
  words: nullable(text),
  taken_until: nullable(moment),
  ended_at: nullable(moment),
  failed: nullable(json(failure)),
}
export const request = { ...asked, ...decided }
export type Asked = RowOf<typeof asked>
export type Request = RowOf<typeof request>
