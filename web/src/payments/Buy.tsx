import { useDemo } from '../demo.ts'
import { timeChanged } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { type Bought, cardsAgain, type Receipt } from './calls.ts'
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

/** What one pays with here: a demonstration has a test card, a site with a card company its form, any other nothing. */
export function useCardKind() {
  const demo = useDemo()
  if (demo) return 'test'
  return document.documentElement.dataset.cards === undefined ? null : 'form'
}

/** Buying time: choose, pay, and follow a payment whose end is not known yet. */
export function Buy({ onBought, intent, onTry, few }: BuyProps) {
  const say = useSay()
  const card = useCardKind()
  const open = usePending()
  const told = (answer: Bought) => {
    void timeChanged()
    void cardsAgain()
    if (!answer.receipt) return setPending(answer)
    setPending(null)
    onBought(answer.receipt)
  }
  if (!card) return <p className="text-muted">{say('payments.none')}</p>
  return open ? (
    <PendingPayment bought={open} onSettled={told} onAgain={() => setPending(null)} />
  ) : (
    <PayForm card={card} intent={intent} onTry={onTry} onAnswer={told} few={few} />
  )
}
