import { lazy, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'
import type { Bought } from './calls.ts'
import { PayPalApproval } from './PayPalApproval.tsx'
import { usePayment } from './pending.ts'

/** Asked for apart: who adds a card to keep needs it, too. */
const CardForm = lazy(async () => ({ default: (await import('./CardForm.tsx')).CardForm }))

interface FollowingProps {
  bought: Bought
  onSettled: (answer: Bought) => void
  onAgain: () => void
}

/** A payment whose end is not known yet: says what that means, asks on by itself, and tells how it ended. */
export function PendingPayment({ bought, onSettled, onAgain }: FollowingProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const answer = usePayment(bought) ?? bought
  const { id, state, method } = answer.payment
  const company = say(`payments.company.${method}`)
  const isForm = state === 'form'
  useEffect(() => box.current?.focus(), [isForm])
  // Told once, when the state becomes final.
  const settle = useEffectEvent(() => onSettled(answer))
  useEffect(() => {
    if (state === 'captured') settle()
  }, [state])
  if (isForm)
    return method === 'paypal' ? (
      <PayPalApproval id={id} approval={bought.approval} onGivenUp={onAgain} />
    ) : (
      <CardForm id={id} form={bought.form} onGivenUp={onAgain} />
    )
  const waiting = state === 'unknown' || state === 'review'
  const name = waiting ? state : 'not_taken'
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex flex-col items-start gap-12 p-24 rounded-card bg-sunken outline-none"
    >
      {waiting && <Moon className="size-32 text-primary" turning={state === 'unknown'} phase={0.3} />}
      <h3>{say(`payments.${name}`, { company })}</h3>
      <p>{say(`payments.${name}.text`, { company })}</p>
      {waiting && (
        <p className="text-meta text-muted">
          {say('payments.leave')} {say('payments.asking')}
        </p>
      )}
      {state !== 'unknown' && (
        <Button kind="secondary" onClick={onAgain}>
          {say(waiting ? 'payments.other' : 'payments.again')}
        </Button>
      )}
    </div>
  )
}
