import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { DrawerBar } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isLost } from '../unanswered.ts'
import { packagesOf, type Sold } from '../wallet/calls.ts'
import { Offer } from '../wallet/Offer.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type Bought, payments } from './calls.ts'
import { findLost, SENT_AS, useLostPayment, type Wanted } from './pending.ts'
import { RadioCard } from './RadioCard.tsx'

const answers = ['approved', 'declined', 'timeout', 'review'] as const satisfies readonly Wanted['card'][]
const DESCRIPTOR = 'EVENLIGHT.DEMO.CARD'

interface PayFormProps {
  card: 'test' | 'form'
  intent?: string | undefined
  onTry?: (() => void) | undefined
  onAnswer: (answer: Bought) => void
  few?: boolean | undefined
}

/** Which package, which card. Nothing is bought before the answer says so; a refusal keeps what was chosen. */
export function PayForm({ card: kind, intent, onTry, onAnswer, few = false }: PayFormProps) {
  const say = useSay()
  const id = useId()
  const money = useMoney()
  const { data: packages, error, refetch } = useQuery(packagesOf())
  const [all, showAll] = useState(!few)
  const offered = all ? packages : packages?.slice(0, FEW)
  const { form, submit, pending, away, cause } = useFields<Wanted, Bought>({
    name: 'pay',
    start: findLost()?.asked ?? { package_id: intent ?? '', card: 'approved' },
    sentAs: SENT_AS,
    labels: { package_id: 'payments.package', card: 'payments.card' },
    act: ({ package_id, card }, key) => {
      onTry?.()
      const opaque_data = kind === 'test' ? { descriptor: DESCRIPTOR, value: card } : undefined
      return payments.checkout({ body: { package_id, opaque_data }, key })
    },
    onDone: onAnswer,
  })
  const lost = useLostPayment(!pending)
  const { package_id, card } = form.watch()
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
  if (!packages || !offered) return <Shape few={few} />
  if (!chosen) return <p className="text-muted">{say('wallet.packages.empty')}</p>
  return (
    <form
      id={id}
      onSubmit={(event) => {
        form.setValue('package_id', chosen.id)
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
      {kind === 'test' ? (
        <TestCard card={card} onPick={(answer) => form.setValue('card', answer)} />
      ) : (
        <p className="text-meta text-muted">{say('payments.form.next')}</p>
      )}
      <DrawerBar>
        {!pending && <Refused cause={cause} lost={lost} />}
        <Button type="submit" form={id} pending={pending} why={away} wide>
          {say(kind === 'test' ? 'payments.pay' : 'payments.to_form', { price: money(chosen.price_cents) })}
        </Button>
      </DrawerBar>
    </form>
  )
}

function TestCard({ card, onPick }: { card: Wanted['card']; onPick: (answer: Wanted['card']) => void }) {
  const say = useSay()
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="text-meta font-semibold">{say('payments.card')}</legend>
      <p className="text-meta text-muted">{say('payments.card.hint')}</p>
      <div className="grid sm:grid-cols-2 gap-8">
        {answers.map((answer) => (
          <RadioCard key={answer} name="card" value={answer} chosen={card === answer} onPick={() => onPick(answer)}>
            <span className="font-semibold">{say(`payments.card.${answer}`)}</span>
            <span className="text-label text-muted">{say(`payments.card.${answer}.text`)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}

const FEW = 3
const places = (few: boolean) => cx('grid gap-8', few ? 'sm:max-lg:grid-cols-3' : 'grid-cols-2 sm:grid-cols-3')

const Shape = ({ few }: { few: boolean }) => (
  <div aria-busy="true" className="flex flex-col gap-24">
    <div className={places(few)}>
      {[1, 2, 3, 4, 5, 6].slice(0, few ? FEW : 6).map((at) => (
        <Skeleton key={at} className="h-72 rounded-button" />
      ))}
    </div>
    <Skeleton className="h-target rounded-button" />
  </div>
)

interface PackagesProps {
  of: readonly Sold[]
  chosen: Sold
  onPick: (id: string) => void
  few: boolean
  children: ReactNode
}

function Packages({ of, chosen, onPick, few, children }: PackagesProps) {
  const say = useSay()
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-8 text-meta font-semibold">{say('payments.package')}</legend>
      <div className={places(few)}>
        {of.map((one) => (
          <RadioCard key={one.id} name="package" value={one.id} chosen={one === chosen} onPick={() => onPick(one.id)}>
            <Offer of={one} />
          </RadioCard>
        ))}
      </div>
      {children}
    </fieldset>
  )
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
