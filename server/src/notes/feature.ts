import type { notes as area } from '@evenlight/contract/notes'
import { refuse } from '@evenlight/contract/errors'
import type { Db } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import * as store from './store.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

const served = async (db: Db, readerId: string, clientId: string) => {
  if (!(await store.hasServed(db, readerId, clientId))) throw refuse('not_found')
}

const calls = {
  note: async ({ db, actor, query }) => {
    await served(db, actor.id, query.client_id)
    const found = await store.find(db, actor.id, query.client_id)
    return found ? { text: found.text, changed_at: iso(found.changed_at) } : { text: '', changed_at: null }
  },
  write: async ({ tx, actor, body, now }) => {
    await served(tx, actor.id, body.client_id)
    await store.write(tx, { readerId: actor.id, clientId: body.client_id, text: body.text, now })
    return { text: body.text, changed_at: iso(now) }
  },
} satisfies Handlers<typeof area>

export const notesFeature = () => ({ calls, own, timeline }) satisfies Feature<'notes'>
