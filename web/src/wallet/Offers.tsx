import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../ui/cx.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { packagesOf, type Sold } from './calls.ts'
import { Offer } from './Offer.tsx'

const COUNT = 6

const box = 'card h-full p-16 lg:p-24 flex flex-col gap-12'

/** The packages on sale, side by side; each with what can be done with it, or all of them as the way to one place. */
export function Offers({ action, to }: { action?: (of: Sold) => ReactNode; to?: string }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(packagesOf())
  if (error && !data)
    return <ErrorNote cause={error} what={say('wallet.packages.failed')} retry={() => void refetch()} />
  if (data?.length === 0) return <p className="text-muted">{say('wallet.packages.empty')}</p>
  return (
    <ul className="grid grid-cols-2 lg:grid-cols-3 gap-16" aria-busy={!data}>
      {data?.map((one) => (
        <li key={one.id}>
          {to ? (
            <Link to={to} className={cx(box, 'hover:border-line-strong')}>
              <Offer of={one} />
            </Link>
          ) : (
            <div className={box}>
              <Offer of={one}>{action?.(one)}</Offer>
            </div>
          )}
        </li>
      ))}
      {!data &&
        Array.from({ length: COUNT }, (_, at) => (
          <li key={at}>
            <Skeleton className="h-offer rounded-card" />
          </li>
        ))}
    </ul>
  )
}
