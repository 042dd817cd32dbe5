import { orderCents } from '@evenlight/contract/orders'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { offerOf } from './calls.ts'

/** What this reader writes for a price, on their page; nothing where they take no orders. */
export function Offer({ readerId, name }: { readerId: string; name: string }) {
  const say = useSay()
  const money = useMoney()
  const type = useSession(({ userData }) => userData?.type)
  const { data } = useQuery(offerOf(readerId))
  if (!data?.is_on) return null
  const to = (specialId?: string) => {
    const order = paths.newOrder(readerId, specialId)
    return type ? order : paths.signUp(order)
  }
  const isForMe = type === undefined || type === 'CLIENT'
  return (
    <section aria-labelledby="by-email" className="flex flex-col gap-16">
      <h2 id="by-email">{say('orders.offer')}</h2>
      <p className="max-w-text">
        {say('orders.offer.text', {
          name,
          first: money(orderCents.first),
          further: money(orderCents.further),
          hours: data.due_hours,
        })}
      </p>
      {data.data.length > 0 && (
        <ul aria-label={say('orders.specials')} className="card flex flex-col">
          {data.data.map((special) => (
            <li key={special.id} className="p-16 border-t border-line first:border-t-0 flex flex-wrap gap-x-16 gap-y-4">
              <span className="me-auto min-w-0 flex flex-col">
                {isForMe ? (
                  <Link to={to(special.id)} className="link font-semibold wrap-anywhere">
                    <bdi>{special.title}</bdi>
                  </Link>
                ) : (
                  <bdi className="font-semibold wrap-anywhere">{special.title}</bdi>
                )}
                <span className="text-label text-muted">
                  {say('orders.special.terms', { questions: special.questions, hours: special.due_hours })}
                </span>
              </span>
              <bdi className="font-semibold tabular">{money(special.price_cents)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {isForMe && (
        <LinkButton kind="secondary" to={to()} className="self-start">
          {say('orders.offer.go')}
        </LinkButton>
      )}
    </section>
  )
}
