import { points as area } from '@evenlight/contract/points'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const points = api(area)

/** The client's points: how many, what they buy, and where they came from and went. */
export const pointsOf = () => inPages(['points'], (query) => points.own({ query }))
export type PointsPage = Awaited<ReturnType<typeof points.own>>

export const pointsChanged = () => queries.invalidateQueries({ queryKey: pointsOf().queryKey })
