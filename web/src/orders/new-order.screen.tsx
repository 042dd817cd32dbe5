import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { cardsAgain } from '../payments/calls.ts'
import { useCardKind, usePayPal } from '../payments/card-kind.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { offerOf, type Ordered, ordersChanged, setPending, usePending } from './calls.ts'
import { OrderForm } from './OrderForm.tsx'

/** Most payments have their end with the first answer. */
const PendingPayment = lazy(async () => ({
  default: (await import('../payments/PendingPayment.tsx')).PendingPayment,
}))

/** Ordering an e-mail reading: what to ask, what it costs, and paying for it. */
export function Component() {
  const say = useSay()
  const go = useNavigate()
  const { reader_id: id = '' } = useParams()
  const [search] = useSearchParams()
  const offer = useQuery(offerOf(id))
  const card = useCardKind()
  const payPal = usePayPal()
  const open = usePending()
  const told = (answer: Ordered) => {
    void ordersChanged()
    void cardsAgain()
    setPending(answer.receipt ? null : answer)
    if (!answer.receipt) return
    toast(say('orders.ordered'))
    void go(paths.order(answer.order_id))
  }
  const name = offer.data?.reader.display_name
  const body = () => {
    if (open)
      return (
        <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
          <PendingPayment
            bought={open}
            onSettled={(answer) => told({ ...open, ...answer })}
            onAgain={() => setPending(null)}
          />
        </Suspense>
      )
    if (!card && !payPal) return <p className="text-muted">{say('payments.none')}</p>
    return (
      <Loaded of={offer} failed={say('orders.offer.failed')} shape={<Skeleton className="h-page rounded-card" />}>
        {(data) =>
          data.is_on ? (
            <OrderForm offer={data} special={search.get('special') ?? ''} card={card} payPal={payPal} onAnswer={told} />
          ) : (
            <p>{say('orders.offer.off', { name: data.reader.display_name })}</p>
          )
        }
      </Loaded>
    )
  }
  return (
    <Page
      title={say('orders.new')}
      heading={name === undefined ? undefined : say('orders.new.of', { name })}
      lead={say('orders.new.lead')}
      back={{ to: paths.profile(id), words: say('orders.back.profile') }}
      width="text"
    >
      {body()}
    </Page>
  )
}
