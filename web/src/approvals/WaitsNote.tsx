import { useQuery } from '@tanstack/react-query'
import { useOn } from '../live.ts'
import { useIsAt } from '../session/role.ts'
import { AwaitsApproval } from '../ui/AwaitsApproval.tsx'
import { useSay } from '../words/say.tsx'
import { Since, When } from '../words/when.tsx'
import { type Approval, approvalsChanged, waitingOf } from './calls.ts'

/** To the house: that something about this waits for a second approver, and since when. */
export function WaitsNote({ about, act }: { about?: string; act?: Approval['act'] }) {
  const isDecider = useIsAt('moderation', 'money')
  const { data = [] } = useQuery({ ...waitingOf, enabled: isDecider })
  useOn('approval:changed', () => void approvalsChanged())
  const waiting = data.filter((one) => (about === undefined ? one.act === act : one.subject_id === about))
  return waiting.map((one) => <Note key={one.id} of={one} />)
}

function Note({ of }: { of: Approval }) {
  const say = useSay()
  return (
    <AwaitsApproval>
      {say(of.due_at ? 'approvals.note.alone' : 'approvals.note')}{' '}
      {of.due_at ? <When at={of.due_at} /> : <Since at={of.asked_at} />}
    </AwaitsApproval>
  )
}
