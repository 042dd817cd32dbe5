import { audit, auditActions, type AuditAction } from '@evenlight/contract/audit'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'

const calls = api(audit)
export type Entry = Awaited<ReturnType<typeof calls.log>>['data'][number]
export const kinds = ['deeds', 'looks'] as const
export interface Narrowed {
  kind: (typeof kinds)[number]
  who: string
  about: string
}

export const auditOf = ({ kind, who, about }: Narrowed) =>
  inPages(['audit', kind, who, about], (place) =>
    calls.log({ query: { kind, ...(who && { who }), ...(about && { about }), ...place } }),
  )

/** What was done before it had a name of today says what it is by its old one. */
export const isAction = (action: string): action is AuditAction => auditActions.some((one) => one === action)
