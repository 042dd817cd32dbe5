import { pressure } from '@evenlight/contract/pressure'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const calls = api(pressure)
export type Flag = Awaited<ReturnType<typeof calls.flags>>['data'][number]
export type Outcome = NonNullable<Flag['decided']>['outcome']

const key = ['pressure']
export const flagsOf = inPages(key, (place) => calls.flags({ query: place }))
export const pressureChanged = () => queries.invalidateQueries({ queryKey: key })
