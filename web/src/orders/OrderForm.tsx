import { orderCents, questionsMax } from '@evenlight/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useFields, useFieldSentences } from '../form.ts'
import { cardsAgain, cardsOf } from '../payments/calls.ts'
import { DESCRIPTOR, type useCardKind } from '../payments/card-kind.ts'
import { ANOTHER, PAYPAL, PayWith, waysOf } from '../payments/PayWith.tsx'
import { openPayPal, showPayPal } from '../payments/paypal-window.ts'
import type { Wanted } from '../payments/pending.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { isLost } from '../unanswered.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { calls, type Ordered } from './calls.ts'
import { Kinds } from './Kinds.tsx'
import { Questions } from './Questions.tsx'
import { Sum } from './Sum.tsx'

type Offer = Awaited<ReturnType<typeof calls.specials>>

interface Asking extends Pick<Wanted, 'card' | 'by' | 'keep'> {
  special: string
  questions: string[]
}
const labels = {
  special: 'orders.kind',
  questions: 'orders.questions',
  card: 'payments.card',
  by: 'payments.cards.with',
  keep: 'payments.cards.keep',
} as const

interface OrderFormProps {
  offer: Offer
  special: string
  card: ReturnType<typeof useCardKind>
  payPal: boolean
  onAnswer: (answer: Ordered) => void
}

/** What is asked and what it costs, as it grows; nothing is ordered before the payment says so, and a refusal keeps all of it. */
export function OrderForm({ offer, special: wanted, card: kind, payPal, onAnswer }: OrderFormProps) {
  const say = useSay()
  const money = useMoney()
  const sentences = useFieldSentences()
  const readerId = offer.reader.id
  const { form, submit, pending, away, cause } = useFields<Asking, Ordered>({
    name: 'order',
    start: { special: wanted, questions: [''], card: 'approved', by: '', keep: false },
    labels,
    draft: `order-${readerId}`,
    sentAs: 'order',
    act: ({ special, questions, card, by, keep }, key) => {
      const opaque_data = kind === 'test' ? { descriptor: DESCRIPTOR, value: card } : undefined
      const payment =
        by === PAYPAL
          ? ({ by: 'paypal' } as const)
          : by === ANOTHER
            ? ({ by: 'card', opaque_data, ...(keep && { keep_card: true }) } as const)
            : ({ by: 'kept', card_id: by } as const)
      const asked = { reader_id: readerId, questions, price_cents: priceOf(questions.length, special), payment }
      return sent(calls.order({ body: { ...asked, ...(special && { special_id: special }) }, key }), by)
    },
    onDone: onAnswer,
  })
  const saved = useQuery(cardsOf())
  const kept = saved.data?.cards.filter(({ run_out }) => !run_out) ?? []
  const { special, questions, by, card, keep } = form.watch()
  const ways = waysOf(kept, kind, payPal)
  const paying = ways.find((way) => way === by) ?? ways[0]!
  const chosen = offer.data.find(({ id }) => id === special)
  const priceOf = (count: number, id: string) =>
    offer.data.find((one) => one.id === id)?.price_cents ?? orderCents.first + orderCents.further * (count - 1)
  const price = priceOf(questions.length, chosen?.id ?? '')
  const missing = questions.every((question) => /\S/.test(question)) ? undefined : say('orders.question.needed')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.setValue('special', chosen?.id ?? '')
        form.setValue('by', paying)
        if (missing) return event.preventDefault()
        if (paying === PAYPAL && !pending && !away) openPayPal()
        void submit(event)
      }}
      className="flex flex-col gap-32"
    >
      {offer.data.length > 0 && (
        <Kinds
          of={offer.data}
          dueHours={offer.due_hours}
          chosen={chosen}
          onPick={(id) => form.setValue('special', id)}
        />
      )}
      <Questions
        questions={questions}
        most={chosen?.questions ?? questionsMax}
        further={chosen ? undefined : orderCents.further}
        refused={new Map(sentences(cause))}
        onChange={(next) => form.setValue('questions', next)}
      />
      <Sum
        questions={questions.length}
        special={chosen}
        price={price}
        dueHours={chosen?.due_hours ?? offer.due_hours}
      />
      <PayWith
        kind={kind}
        kept={kept}
        ways={ways}
        paying={paying}
        chosen={{ card, keep }}
        onPick={(way) => form.setValue('by', way)}
        onChange={(name, value) => form.setValue<'card' | 'keep'>(name, value)}
      />
      <div className="flex flex-col gap-12">
        {Boolean(cause) && !pending && (
          <ErrorNote
            cause={isLost(cause) ? null : cause}
            what={say(isLost(cause) ? 'payments.lost' : 'orders.failed')}
            why={isLost(cause) ? null : undefined}
            kept={say(isLost(cause) ? 'orders.lost.kept' : 'orders.kept')}
          />
        )}
        <Button type="submit" pending={pending} why={away || missing} wide>
          {say(wordsOf(paying, kind), { price: money(price) })}
        </Button>
      </div>
    </form>
  )
}

/** Shows where it is approved in the window that the press opened. */
const sent = async (answer: Promise<Ordered>, by: string) => {
  if (by !== PAYPAL) return answer.finally(() => void cardsAgain())
  let url: string | undefined
  try {
    const given = await answer
    url = given.approval?.url
    return given
  } finally {
    showPayPal(url)
  }
}
const wordsOf = (paying: string, kind: OrderFormProps['card']) => {
  if (paying === PAYPAL) return 'payments.to_paypal'
  return kind === 'form' && paying === ANOTHER ? 'payments.to_form' : 'orders.pay'
}
