import { useEffect, useRef } from 'react'
import { useAction } from '../action.ts'
import { Button, look } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { type Bought, payments } from './calls.ts'
import { heard } from './pending.ts'
import { useReported } from './paypal-report.ts'
import { PAYPAL_WINDOW } from './paypal-window.ts'

interface PayPalApprovalProps {
  id: string
  /** Missing where this tab did not ask for it. */
  approval: Bought['approval']
  onGivenUp: () => void
}

/** What one reads here while PayPal is open in its own window; the page beneath, and a room, stay as they are. */
export function PayPalApproval({ id, approval, onGivenUp }: PayPalApprovalProps) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const taking = useAction(() => payments.payPal({ body: { step: 'capture', payment_id: id } }), heard)
  const leaving = useAction(
    () => payments.settle({ params: { id }, body: { action: 'give_up' } }),
    (answer) => {
      if (answer.payment.state === 'declined') onGivenUp()
      else heard(answer)
    },
  )
  useReported(id, ({ cancelled }) => (cancelled ? leaving.mutate(undefined) : taking.mutate(undefined)))
  const cause = leaving.error ?? taking.error
  return (
    <section aria-labelledby="paypal" className="flex flex-col items-start gap-12">
      <h3 ref={title} id="paypal" tabIndex={-1} className="outline-none">
        {say('payments.paypal')}
      </h3>
      <p>{say(approval ? 'payments.paypal.text' : 'payments.paypal.elsewhere')}</p>
      {approval && (
        <a href={approval.url} target={PAYPAL_WINDOW} rel="noreferrer" className={look('secondary')}>
          {say('payments.paypal.open')}
        </a>
      )}
      <p role="status" className="text-meta text-muted">
        {say(taking.isPending ? 'payments.paypal.taking' : 'payments.paypal.asking')}
      </p>
      {cause && <ErrorNote cause={cause} what={say('payments.paypal.failed')} />}
      <Button kind="quiet" flush pending={leaving.isPending} onClick={() => leaving.mutate(undefined)}>
        {say('payments.form.leave')}
      </Button>
    </section>
  )
}
