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

type Underscored<A extends string> = A extends `${infer Of}.${infer Deed}` ? `${Of}_${Underscored<Deed>}` : A
/** How the words call an action; undefined for what was done before it had a name of today. */
export const wordOf = (action: string) =>
  auditActions.some((one) => one === action) ? (action.replaceAll('.', '_') as Underscored<AuditAction>) : undefined
