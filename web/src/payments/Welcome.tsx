import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../action.ts'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { statementOf, timeChanged } from '../wallet/calls.ts'
import { FreeTime, Welcomed } from '../wallet/Welcome.tsx'
import { payments } from './calls.ts'
import { keepFirst, useFirst } from './first.ts'

/**
 * The first thing a new client sees, wherever they arrive: what they have. What they bought while signing up is paid now; it
 * is found in their statement where another browser began it.
 */
export function Welcome() {
  const say = useSay()
  const money = useMoney()
  const first = useFirst()
  const { data } = useInfiniteQuery(statementOf())
  const bought = data?.pages[0]?.data.find(({ cause }) => cause === 'purchase')
  const intentId = first?.intent_id ?? bought?.subject_id
  const pay = useAction(
    (intent_id: string) => payments.finalPay({ body: { intent_id } }),
    () => {
      keepFirst(null)
      void timeChanged()
    },
  )
  const { mutate } = pay
  useEffect(() => {
    if (intentId !== undefined) mutate(intentId)
  }, [intentId, mutate])
  const receipt = pay.data?.receipt
  if (receipt)
    return (
      <Welcomed>
        {say('payments.first.bought', {
          price: money(receipt.amount_cents),
          minutes: minutesOf(receipt.paid_seconds + receipt.free_seconds),
        })}
      </Welcomed>
    )
  if (pay.data) return <Welcomed>{say('payments.first.coming')}</Welcomed>
  if (!data || (intentId !== undefined && !pay.error)) return null
  return <FreeTime before={pay.error && first ? say('payments.first.none') : undefined} />
}
