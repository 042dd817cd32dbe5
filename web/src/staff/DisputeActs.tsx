import { lazy, Suspense, useState } from 'react'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { type Dispute, money } from './calls.ts'
import { ReasonForm } from './ReasonForm.tsx'

const Day = lazy(async () => ({ default: (await import('../ui/DateField.tsx')).DateField }))
/** The last instant of a day, as this device counts it. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

/** What the house does about an open dispute. PayPal tells all of one itself; of a card the bank writes letters. */
export function DisputeActs({ dispute: { id, state, method } }: { dispute: Dispute }) {
  const say = useSay()
  const [day, setDay] = useState('')
  if (state !== 'open') return null
  if (method === 'paypal') return <p className="text-meta text-muted">{say('staff.dispute.paypal')}</p>
  const end = (outcome: 'won' | 'lost') => (reason: string, key: string) =>
    money.endDispute({ body: { dispute_id: id, outcome, reason, was: state }, key })
  return (
    <div className="flex flex-wrap gap-8">
      <ReasonForm
        name={`note-${id}`}
        go={say('staff.dispute.note')}
        lead={say('staff.dispute.note.lead')}
        done={say('staff.dispute.noted')}
        more={
          <Suspense fallback={<SkeletonBars count={1} bar="h-72" />}>
            <Day label={say('staff.dispute.due')} value={day} onChange={setDay} optional />
          </Suspense>
        }
        act={(reason, key) =>
          money.noteDispute({ body: { dispute_id: id, reason, ...(day && { due_at: endOf(day) }) }, key })
        }
      />
      <ReasonForm
        name={`won-${id}`}
        go={say('staff.dispute.win')}
        lead={say('staff.dispute.win.lead')}
        done={say('staff.dispute.won.done')}
        act={end('won')}
      />
      <ReasonForm
        name={`lost-${id}`}
        go={say('staff.dispute.lose')}
        kind="danger"
        lead={say('staff.dispute.lose.lead')}
        done={say('staff.dispute.lost.done')}
        act={end('lost')}
      />
    </div>
  )
}
