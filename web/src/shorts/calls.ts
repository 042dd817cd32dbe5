import { shorts as area } from '@evenlight/contract/shorts'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const shorts = api(area)

/** Short readings that wait for a word: a reader's own, everybody's for the house. */
export const shortsOf = () => inPages(['shorts'], (query) => shorts.show({ query }))
export type Short = Awaited<ReturnType<typeof shorts.show>>['data'][number]
export type Decision = 'keep' | 'return'

export const shortsChanged = () => queries.invalidateQueries({ queryKey: shortsOf().queryKey })
