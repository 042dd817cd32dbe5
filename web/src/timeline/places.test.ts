import type { AdminRole } from '@evenlight/contract/route'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Entry } from './calls.ts'

beforeAll(() => vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { demo: 'on' } } }))

const entries = {
  statement: { kind: 'statements', what: 'statements_made', subject_id: 'stm_1' },
  ban: { kind: 'site_bans', what: 'site_bans_asked', subject_id: 'ban_1' },
  message: { kind: 'messages', what: 'messages_returned', subject_id: 'msg_1' },
  going: { kind: 'readings', what: 'readings_open', subject_id: 'cht_1' },
}

test.each<[AdminRole, (keyof typeof entries)[]]>([
  ['any', ['statement', 'ban', 'message', 'going']],
  ['moderation', ['ban', 'message', 'going']],
  ['money', ['statement']],
])('an entry leads one of the house for %s only to what is open to them', async (admin_role, led) => {
  const { placeOf } = await import('./places.ts')
  const { remember } = await import('../session/session.ts')
  remember({ userData: { id: 'usr_1', type: 'ADMIN', admin_role } })
  const places = Object.entries(entries).filter(([, entry]) => placeOf(entry as Entry))
  expect(places.map(([name]) => name)).toEqual(led)
  remember({ userData: null })
})
