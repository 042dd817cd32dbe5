import { Failed } from '@evenlight/contract/client'
import { inTab } from './in-tab.ts'

/** What was sent under a key, of which nobody knows yet whether it was done. */
export interface Sent<Asked> {
  asked: Asked
  key: string
}

/** Of what is sent under this name: what has no answer yet. */
export const unanswered = <Asked>(name: string) => inTab<Sent<Asked>>(`${name}:sent`)

/** Without a readable answer nobody knows whether it was done. */
export const isLost = (cause: unknown) => !(cause instanceof Failed) || cause.status === 0 || cause.status >= 500

/** Answers that say nothing of what became of an earlier try. */
const sayNothing = new Set(['in_progress', 'too_many', 'signed_out'])
const tells = (cause: unknown) => cause instanceof Failed && !sayNothing.has(cause.problem?.code ?? '')

/**
 * Sends, and keeps the key until there is an answer: the same thing sent again is the same try, in another window of the
 * page and after a reload too.
 */
export const keyed = <Asked, Answer>(name: string, act: (asked: Asked, key: string) => Promise<Answer>) => {
  const { find, keep } = unanswered<Asked>(name)
  return async (asked: Asked, fresh: string) => {
    const before = find()
    const sent = before && JSON.stringify(before.asked) === JSON.stringify(asked) ? before : { asked, key: fresh }
    keep(sent)
    try {
      const answer = await act(asked, sent.key)
      keep(null)
      return answer
    } catch (cause) {
      if (!isLost(cause)) keep(tells(cause) ? null : before)
      throw cause
    }
  }
}
