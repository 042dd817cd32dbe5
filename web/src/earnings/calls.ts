import {
  earnings as area,
  type EarningLine as LineShape,
  type Statement as StatementShape,
} from '@evenlight/contract/earnings'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const calls = api(area)
export type Line = output<typeof LineShape>
export type Statement = output<typeof StatementShape>
export type State = Statement['state']
type Earned = Awaited<ReturnType<typeof calls.readings>>
export type Day = Earned['days'][number]

const all = 'earnings'
/** What a reader earned in half a month, the running one where none is named. An admin names the reader. */
export const earnedOf = (half?: string, readerId?: string) =>
  inPages([all, 'lines', half ?? '', readerId ?? ''], (place) =>
    calls.readings({ query: { ...(half && { half }), ...(readerId && { reader_id: readerId }), ...place } }),
  )
/** Statements; with a `state`, the longest waiting first. */
export const statementsOf = (state?: State) =>
  inPages([all, 'statements', state ?? ''], (place) =>
    calls.statements({ query: { ...(state && { state }), ...place } }),
  )
export const statementOf = (id: string) =>
  queryOptions({ queryKey: [all, 'statement', id], queryFn: () => calls.statement({ params: { id } }) })
export const linesOf = (id: string) =>
  inPages([all, 'statement', id, 'lines'], (place) => calls.lines({ params: { id }, query: place }))
export const runsOf = () =>
  queryOptions({
    queryKey: [all, 'runs'],
    queryFn: async () => (await calls.runs({ query: { limit: '1' } })).data[0] ?? null,
  })

export const earningsChanged = () => queries.invalidateQueries({ queryKey: [all] })
/** The answer to what was just done is the statement as it stands. */
export const cacheStatement = (statement: Statement) => {
  queries.setQueryData(statementOf(statement.id).queryKey, statement)
  void earningsChanged()
}
