import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { SignUp } from '../accounts/SignUp.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { packagesOf } from '../wallet/calls.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { DESCRIPTOR, useCardKind } from './card-kind.ts'
import { keepFirst } from './first.ts'

/** Most people come without a thought of paying. */
const Beginning = lazy(async () => ({ default: (await import('./Beginning.tsx')).Beginning }))

type Paying = NonNullable<ComponentProps<typeof SignUp>['paying']>

/** Sign-up, with a first package for whoever wants to begin with one. */
export function SignUpWithPackage() {
  const say = useSay()
  const money = useMoney()
  const kind = useCardKind()
  const { data: packages, isPending } = useQuery(packagesOf())
  const soldAs = (id: string) => packages?.find((one) => one.id === id)
  const paying: Paying = {
    choices: (chosen) => {
      const shape = <Skeleton className="h-offer rounded-button" />
      if (isPending) return shape
      return (
        packages && (
          <Suspense fallback={shape}>
            <Beginning kind={kind ?? 'form'} packages={packages} {...chosen} />
          </Suspense>
        )
      )
    },
    meansOf: (value) => (kind === 'test' ? { opaque_data: { descriptor: DESCRIPTOR, value } } : {}),
    goOf: (id) => {
      const sold = soldAs(id)
      return (
        sold &&
        say(kind === 'test' ? 'payments.first.go' : 'payments.first.go_form', { price: money(sold.price_cents) })
      )
    },
    onDone: (held, id) => {
      const price_cents = soldAs(id)?.price_cents ?? 0
      keepFirst(held && { intent_id: held.intent_id, state: held.state, form: held.form, price_cents })
    },
  }
  return <SignUp paying={kind ? paying : undefined} />
}
