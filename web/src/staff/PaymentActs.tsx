import { WaitsNote } from '../approvals/WaitsNote.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { money } from './calls.ts'
import { decidedWords } from './decided.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** What is done about a payment that waits: it is charged, or it never was. */
export function Decide({ id }: { id: string }) {
  const say = useSay()
  const decide = (decision: 'approve' | 'decline') => (reason: string, key: string) =>
    money.decide({ params: { id }, body: { decision, reason }, key })
  const told = ({ payment: { state } }: Awaited<ReturnType<typeof money.decide>>) => say(decidedWords(state))
  return (
    <div className="flex flex-wrap gap-8">
      <WaitsNote about={id} />
      <ReasonForm
        name={`approve-${id}`}
        go={say('staff.approve')}
        kind="primary"
        lead={say('staff.approve.lead')}
        done={told}
        act={decide('approve')}
      />
      <ReasonForm
        name={`decline-${id}`}
        go={say('staff.decline')}
        kind="danger"
        lead={say('staff.decline.lead')}
        done={told}
        act={decide('decline')}
      />
    </div>
  )
}

/** What is left of a payment goes back. */
export function Refund({ id, cents, ofOrder }: { id: string; cents: number; ofOrder: boolean }) {
  const say = useSay()
  const amount = useMoney()(cents)
  return (
    <div className="flex flex-col items-start gap-8">
      <WaitsNote about={id} />
      <ReasonForm
        name={`refund-${id}`}
        go={say('staff.refund', { amount })}
        kind="danger"
        lead={say(ofOrder ? 'staff.order.refund' : 'staff.refund.lead')}
        done={say('staff.refund.done')}
        act={(reason, key) => money.refund({ body: { payment_id: id, reason }, key })}
      />
    </div>
  )
}
