import { useDemo } from '../demo.ts'
import { useSay } from '../words/say.tsx'
import { timeChanged } from '../wallet/calls.ts'
import type { Bought, Receipt } from './calls.ts'
import { setPending, usePending } from './pending.ts'
import { PendingPayment } from './PendingPayment.tsx'
import { PayForm } from './PayForm.tsx'

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
  const demo = useDemo()
  const open = usePending()
  const told = (answer: Bought) => {
    void timeChanged()
    if (!answer.receipt) return setPending(answer)
    setPending(null)
    onBought(answer.receipt)
  }
  // Only a demonstration has a test card.
  if (!demo) return <p className="text-muted">{say('payments.none')}</p>
  return open ? (
    <PendingPayment bought={open} onSettled={told} onAgain={() => setPending(null)} />
  ) : (
    <PayForm intent={intent} onTry={onTry} onAnswer={told} few={few} />
  )
}
