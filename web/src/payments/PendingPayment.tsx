import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'
import { type Bought, payments } from './calls.ts'

const ASK_MS = { unknown: 2000, review: 15_000 }

interface FollowingProps {
  payment: Bought['payment']
  onSettled: (answer: Bought) => void
  onAgain: () => void
}

/** A payment whose end is not known yet: says what that means, asks on by itself, and tells how it ended. */
export function PendingPayment({ payment, onSettled, onAgain }: FollowingProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const { data } = useQuery({
    queryKey: ['payments.payment', payment.id],
    queryFn: () => payments.payment({ params: { id: payment.id } }),
    initialData: { payment },
    refetchInterval: ({ state }) => {
      const now = state.data?.payment.state
      return now === 'unknown' || now === 'review' ? ASK_MS[now] : false
    },
  })
  const { state } = data.payment
  useEffect(() => box.current?.focus(), [])
  // Told once, when the state becomes final.
  const settle = useEffectEvent(() => onSettled(data))
  useEffect(() => {
    if (state === 'captured') settle()
  }, [state])
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
      <h3>{say(`payments.${name}`)}</h3>
      <p>{say(`payments.${name}.text`)}</p>
      {waiting ? (
        <p className="text-meta text-muted">
          {say('payments.leave')} {say('payments.asking')}
        </p>
      ) : (
        <Button kind="secondary" onClick={onAgain}>
          {say('payments.again')}
        </Button>
      )}
    </div>
  )
}
