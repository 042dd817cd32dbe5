import { refuse } from '@evenlight/contract/errors'
import type { LiveStates, places as area } from '@evenlight/contract/places'
import type { output } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { kept, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { expertises } from './expertises.ts'
import { findOpenReading } from './store.ts'

const keptMs = 1000
const lists = () => import('./lists.ts')
const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

type Followed = output<typeof LiveStates>['readers']
export type ListFollowed = (db: Db, clientId: string, now: number) => Promise<Followed>

export const places = (parts: Parts, listFollowed: ListFollowed) => {
  const memberBy = async (authorization = '') => {
    const token = bearer.exec(authorization)?.[1]
    const actor = token && (await parts.authenticate(token))
    if (!actor) throw refuse('signed_out')
    return actor
  }
  return {
    countries: async () => (await lists()).countries,
    states: async ({ db, query, request, now }) => {
      if (query.country === undefined) {
        const { id } = await memberBy(request.header('authorization'))
        return { chat: await findOpenReading(db, id), readers: await listFollowed(db, id, now) }
      }
      const found = (await lists()).provincesOf(query.country)
      if (!found) throw refuse('not_found')
      return found
    },
    expertises: kept({ maxAgeMs: keptMs }, async () => [...expertises]),
  } satisfies Handlers<typeof area>
}
