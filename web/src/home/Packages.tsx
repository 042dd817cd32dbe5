import { useQuery } from '@tanstack/react-query'
import { type Package, wallet } from '@evenlight/contract/wallet'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'

const calls = api(wallet)
type Sold = output<typeof Package>

/** Cents a minute of a package, its free minutes counted in, to the nearest cent. */
const perMinute = ({ price_cents, paid_seconds, free_seconds }: Sold) =>
  Math.round((price_cents * 60) / (paid_seconds + free_seconds))

/** What time costs: the packages on sale. */
export function Packages() {
  const say = useSay()
  const { data, error, refetch } = useQuery({ queryKey: ['wallet.packages'], queryFn: () => calls.packages() })
  return (
    <section aria-labelledby="packages-title" className="wrap-page py-48 lg:py-72 flex flex-col gap-24">
      <div className="flex flex-col gap-8">
        <h2 id="packages-title">{say('home.packages')}</h2>
        <p className="text-lead text-muted">
          {say('home.packages.lead')} {data && data.length > 0 && <From packages={data} />}
        </p>
      </div>
      {error && <ErrorNote cause={error} what={say('home.packages.failed')} retry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">{say('home.packages.empty')}</p>}
      {!error && data?.length !== 0 && (
        <ul className="grid grid-cols-2 lg:grid-cols-3 gap-12 lg:gap-16">
          {data
            ? data.map((one) => <Offer key={one.id} of={one} />)
            : [1, 2, 3, 4, 5, 6].map((at) => (
                <li key={at}>
                  <Skeleton className="h-offer rounded-card" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

function From({ packages }: { packages: readonly Sold[] }) {
  const say = useSay()
  const money = useMoney()
  return (
    <span className="whitespace-nowrap">
      {say('home.packages.from', { price: money(Math.min(...packages.map(perMinute))) })}
    </span>
  )
}

function Offer({ of }: { of: Sold }) {
  const say = useSay()
  const money = useMoney()
  return (
    <li className="card p-16 lg:p-24 flex flex-col gap-4">
      <p className="font-serif text-h3 tabular">{say('ui.minutes', { minutes: minutesOf(of.paid_seconds) })}</p>
      <p className="min-h-24 text-meta font-semibold text-ember">
        {of.free_seconds > 0 && say('home.packages.free', { minutes: minutesOf(of.free_seconds) })}
      </p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-8">
        <span className="text-lead font-semibold tabular">{money(of.price_cents)}</span>
        <span className="text-label text-muted tabular">
          {say('home.packages.minute', { price: money(perMinute(of)) })}
        </span>
      </p>
    </li>
  )
}
