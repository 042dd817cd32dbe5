import { useSession } from '../session/session.ts'
import type { Found } from './found.ts'

const most = 5
/** What was picked last, in the memory of this page alone, and of whoever picked it. */
let kept: { by: string | null; items: readonly Found[] } = { by: null, items: [] }

export const recentOf = (by: string | null) => (kept.by === by ? kept.items : [])
export function pick(item: Found) {
  const by = useSession.getState().userId
  kept = { by, items: [item, ...recentOf(by).filter(({ id }) => id !== item.id)].slice(0, most) }
}
