import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useId, useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { DrawerBar } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { isLost } from '../unanswered.ts'
import { packagesOf } from '../wallet/calls.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type Bought, cardsAgain, cardsOf, payments } from './calls.ts'
import { DESCRIPTOR } from './card-kind.ts'
import { FEW, Packages, Shape } from './Packages.tsx'
import { ANOTHER, PAYPAL, PayWith, waysOf } from './PayWith.tsx'
import { openPayPal, showPayPal } from './paypal-window.ts'
import { findLost, SENT_AS, useLostPayment, type Wanted } from './pending.ts'

interface PayFormProps {
  card: 'test' | 'form' | null
  payPal: boolean
  intent?: string | undefined
  onTry?: (() => void) | undefined
  onAnswer: (answer: Bought) => void
  few?: boolean | undefined
}

/** Which package, by what. Nothing is bought before the answer says so; a refusal keeps what was chosen. */
export function PayForm({ card: kind, payPal, intent, onTry, onAnswer, few = false }: PayFormProps) {
  const say = useSay()
  const id = useId()
  const money = useMoney()
  const { data: packages, error, refetch } = useQuery(packagesOf())
  const [all, showAll] = useState(!few)
  const offered = all ? packages : packages?.slice(0, FEW)
  const { form, submit, pending, away, cause } = useFields<Wanted, Bought>({
    name: 'pay',
    start: { package_id: intent ?? '', card: 'approved', by: '', keep: false, ...findLost()?.asked },
    sentAs: SENT_AS,
    labels: {
      package_id: 'payments.package',
      card: 'payments.card',
      by: 'payments.cards.with',
      keep: 'payments.cards.keep',
    },
    act: ({ package_id, card, by, keep }, key) => {
      onTry?.()
      if (by === PAYPAL) return approvalOf(package_id, key)
      if (by !== ANOTHER)
        // It may turn out that the card company keeps it no longer.
        return payments.payCard({ body: { card_id: by, package_id }, key }).finally(() => void cardsAgain())
      const opaque_data = kind === 'test' ? { descriptor: DESCRIPTOR, value: card } : undefined
      return payments.checkout({ body: { package_id, opaque_data, ...(keep && { keep_card: true }) }, key })
    },
    onDone: (answer) => {
      form.setValue('by', '')
      form.setValue('keep', false)
      onAnswer(answer)
    },
  })
  const lost = useLostPayment(!pending)
  const saved = useQuery(cardsOf())
  const kept = saved.data?.cards.filter(({ run_out }) => !run_out) ?? []
  const { package_id, by, card, keep } = form.watch()
  const ways = waysOf(kept, kind, payPal)
  const paying = ways.find((way) => way === by) ?? ways[0]!
  const chosen =
    packages?.find(({ id }) => id === package_id) ??
    packages?.[Math.floor((few ? Math.min(FEW, packages.length) : packages.length) / 2)]
  // The button goes, so what is chosen gets the focus.
  const more = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')?.focus()
    showAll(true)
  }
  if (error && !packages)
    return <ErrorNote cause={error} what={say('wallet.packages.failed')} retry={() => void refetch()} />
  if (!packages || !offered || saved.isPending) return <Shape few={few} />
  if (!chosen) return <p className="text-muted">{say('wallet.packages.empty')}</p>
  return (
    <form
      id={id}
      onSubmit={(event) => {
        form.setValue('package_id', chosen.id)
        form.setValue('by', paying)
        if (paying === PAYPAL && !pending && !away) openPayPal()
        void submit(event)
      }}
      className="flex flex-col gap-24"
    >
      <Packages of={offered} chosen={chosen} onPick={(id) => form.setValue('package_id', id)} few={few}>
        {offered.length < packages.length && (
          <Button kind="quiet" flush onClick={more}>
            {say('payments.package.more')}
          </Button>
        )}
      </Packages>
      <PayWith
        kind={kind}
        kept={kept}
        ways={ways}
        paying={paying}
        chosen={{ card, keep }}
        onPick={(way) => form.setValue('by', way)}
        onChange={(name, value) => form.setValue<'card' | 'keep'>(name, value)}
      />
      <DrawerBar>
        {!pending && <Refused cause={cause} lost={lost} />}
        <Button type="submit" form={id} pending={pending} why={away} wide>
          {say(wordsOf(paying, kind), { price: money(chosen.price_cents) })}
        </Button>
      </DrawerBar>
    </form>
  )
}

/** Has the payment written down, and shows where it is approved in the window that the press opened. */
async function approvalOf(package_id: string, key: string) {
  let url: string | undefined
  try {
    const answer = await payments.payPal({ body: { step: 'create', package_id }, key })
    url = answer.approval?.url
    return answer
  } finally {
    showPayPal(url)
  }
}
/** What the button says: with a card that is kept, or a test card, the press pays. */
const wordsOf = (paying: string, kind: PayFormProps['card']) => {
  if (paying === PAYPAL) return 'payments.to_paypal'
  return kind === 'form' && paying === ANOTHER ? 'payments.to_form' : 'payments.pay'
}

/** Without a readable answer nobody knows, so it is looked up; the key stays the same, so asking again can't charge twice. */
function Refused({ cause, lost }: { cause: unknown; lost: ReturnType<typeof useLostPayment> }) {
  const say = useSay()
  if (lost === 'none')
    return <ErrorNote cause={null} what={say('payments.none_made')} why={null} kept={say('payments.declined.kept')} />
  if (lost) return <ErrorNote cause={null} what={say('payments.lost')} why={null} kept={say('payments.lost.kept')} />
  if (!cause || isLost(cause)) return null
  return <ErrorNote cause={cause} what={say('payments.failed')} kept={say('payments.declined.kept')} />
}
