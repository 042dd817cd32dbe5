import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { type Lot, lotsOf } from './calls.ts'
import { Lots } from './Lots.tsx'
import { useTime } from './time.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What there is, paid and free apart, and what a running reading has set aside. */
export function Balance() {
  const say = useSay()
  return (
    <div className="lg:col-span-2">
      <Loaded of={useQuery(lotsOf())} failed={say('wallet.balance.failed')} shape={<Shape />}>
        {(lots) => <Balanced lots={lots} />}
      </Loaded>
    </div>
  )
}

function Balanced({ lots }: { lots: readonly Lot[] }) {
  const say = useSay()
  const time = useTime()
  const free = sum(lots.map((lot) => lot.left_seconds - lot.held_seconds))
  const held = sum(lots.map((lot) => lot.held_seconds))
  const of = (kind: string) =>
    sum(lots.filter((lot) => lot.kind === kind).map((lot) => lot.left_seconds - lot.held_seconds))
  return (
    <section aria-labelledby="balance" className="card p-24 flex flex-col gap-24">
      <div className="flex flex-col gap-12">
        <h2 id="balance" className="font-sans text-meta font-semibold text-muted">
          {say('wallet.balance')}
        </h2>
        <p className="font-serif text-h1 leading-none tabular">
          <bdi>{time(free)}</bdi>
        </p>
        <dl className="flex flex-wrap gap-x-24 gap-y-4 text-meta">
          {(['paid', 'free'] as const).map((kind) => (
            <div key={kind} className="flex gap-8">
              <dt className="text-muted">{say(`wallet.balance.${kind}`)}</dt>
              <dd className="font-semibold tabular">
                <bdi>{time(of(kind))}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {held > 0 && (
          <div className="p-12 rounded-button bg-soft-info text-meta">
            <p className="flex justify-between gap-16 font-semibold text-info">
              <span>{say('wallet.balance.held')}</span>
              <bdi className="tabular">{time(held)}</bdi>
            </p>
            <p>{say('wallet.balance.held.why')}</p>
          </div>
        )}
      </div>
      <Lots lots={lots} />
      <div className="flex flex-col gap-4 pt-16 border-t border-line text-meta">
        <p className="text-muted">{say('wallet.money_back')}</p>
        <p className="flex flex-wrap gap-x-24">
          <Link to={paths.askRefund()} className="link inline-flex items-center min-h-target">
            {say('wallet.money_back.ask')}
          </Link>
          <Link to={paths.account('#limits')} className="link inline-flex items-center min-h-target">
            {say('wallet.limits')}
          </Link>
        </p>
      </div>
    </section>
  )
}

const Shape = () => (
  <div aria-busy="true" className="card p-24 flex flex-col gap-24">
    <div className="flex flex-col gap-12">
      <Skeleton className="h-20 w-72" />
      <Skeleton className="h-48 w-square" />
      <Skeleton className="h-20 w-square" />
    </div>
    <SkeletonBars count={2} bar="h-72" />
    <SkeletonBars count={2} bar="h-48" className="pt-16 border-t border-line" />
  </div>
)
