import { reports as area, type ReportName, type ReportStep } from '@evenlight/contract/reports'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

const calls = api(area)
export type Report = Awaited<ReturnType<typeof calls.show>>
export interface Asked {
  name: ReportName
  from: string
  to: string
  by: ReportStep
}
export const reportOf = ({ name, ...query }: Asked) =>
  queryOptions({
    queryKey: ['reports', name, query],
    queryFn: () => calls.show({ params: { name }, query }),
    enabled: Boolean(query.from && query.to),
    // What was refused is refused again until something else is chosen.
    retry: false,
  })
/** Where the same is had as a file. */
export const fileOf = ({ name, ...query }: Asked) => ({
  route: area.show,
  path: `${area.show.path.replace('{name}', name)}?${new URLSearchParams(query)}`,
})
