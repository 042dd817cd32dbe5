import { byPerson, happens, type Source } from '../kernel/timeline.ts'

const ticket = { from: 'ticket', at: 't.asked_at', subject_id: 't.id' }

/** What somebody asked the house, and what others reported of them. */
export const timeline: readonly Source[] = [
  happens('tickets', { ...ticket, of: byPerson(), what: 't.state' }),
  happens('reports', { ...ticket, of: byPerson('about_id'), what: `'about'`, with_id: 't.person_id' }),
]
