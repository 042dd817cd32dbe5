import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { timeChanged } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { type Bought, cardsAgain, type Receipt } from './calls.ts'
import { useCardKind, usePayPal } from './card-kind.ts'
import { setPending, usePending } from './pending.ts'
import { PayForm } from './PayForm.tsx'

/** Most payments have their end with the first answer. */
const PendingPayment = lazy(async () => ({ default: (await import('./PendingPayment.tsx')).PendingPayment }))

interface BuyProps {
  /** Told once the payment is captured and the time is there, never before. */
  onBought: (receipt: Receipt) => void
  /** The id of the package to begin with. */
  intent?: string | undefined
  /** Told at each press of Pay: what was said of an earlier payment is over. */
  onTry?: () => void
  /** Over a room: three packages to begin with. */
  few?: boolean
}

/** Buying time: choose, pay, and follow a payment whose end is not known yet. */
export function Buy({ onBought, intent, onTry, few }: BuyProps) {
  const say = useSay()
  const card = useCardKind()
  const payPal = usePayPal()
  const open = usePending()
  const told = (answer: Bought) => {
    void timeChanged()
    void cardsAgain()
    if (!answer.receipt) return setPending(answer)
    setPending(null)
    onBought(answer.receipt)
  }
  if (!card && !payPal) return <p className="text-muted">{say('payments.none')}</p>
  return open ? (
    <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
      <PendingPayment bought={open} onSettled={told} onAgain={() => setPending(null)} />
    </Suspense>
  ) : (
    <PayForm card={card} payPal={payPal} intent={intent} onTry={onTry} onAnswer={told} few={few} />
  )
}
