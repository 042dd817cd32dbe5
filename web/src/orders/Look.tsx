import { useState } from 'react'
import { ReasonForm } from '../staff/ReasonForm.tsx'
import { useSay } from '../words/say.tsx'
import { Asked } from './Asked.tsx'
import { calls, type Written } from './calls.ts'

/** What was written in an e-mail reading, for who of the house says why they read it. */
export function Look({ orderId }: { orderId: string }) {
  const say = useSay()
  const [order, setOrder] = useState<Written | null>(null)
  if (order)
    return (
      <div className="flex flex-col gap-16">
        <Asked order={order} />
        {[order.reason, order.clarify_question, order.clarify_answer].map(
          (words, at) =>
            words !== undefined && (
              <p key={at} dir="auto" className="ps-12 border-s-2 border-line whitespace-pre-wrap wrap-anywhere">
                {words}
              </p>
            ),
        )}
      </div>
    )
  return (
    <ReasonForm
      name={`look-${orderId}`}
      go={say('staff.order.look')}
      lead={say('staff.order.look.lead')}
      done={say('staff.order.looked')}
      act={async (reason) => setOrder(await calls.look({ params: { id: orderId }, query: { reason } }))}
    />
  )
}
