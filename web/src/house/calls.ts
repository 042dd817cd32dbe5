import { house as area } from '@evenlight/contract/house'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const house = api(area)
export type Settings = Awaited<ReturnType<typeof house.settings>>
export type Shown = NonNullable<Awaited<ReturnType<typeof house.shown>>>

/** Who runs the site, as everybody may know it. */
export const shownOf = () =>
  queryOptions({ queryKey: ['house'], queryFn: ({ meta }) => api(area, meta?.send).shown(), staleTime: 60_000 })
export const settingsOf = queryOptions({ queryKey: ['house.settings'], queryFn: () => house.settings() })
