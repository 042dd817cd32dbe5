import { Badge } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { FullBan } from './calls.ts'

/** What the house owes and by when; of a ban that owes nothing, how long it is. */
export function Due({ ban: { waits_for, due_at, state, until } }: { ban: FullBan }) {
  const say = useSay()
  if (waits_for && due_at)
    return (
      <>
        {say(`fullbans.waits.${waits_for}`)} <When at={due_at} />{' '}
        {Date.parse(due_at) < Date.now() && <Badge tone="danger">{say('fullbans.overdue')}</Badge>}
      </>
    )
  if (state !== 'banned' && state !== 'over') return null
  return until ? (
    <>
      {say('fullbans.until')} <When at={until} />
    </>
  ) : (
    say('fullbans.ever')
  )
}
