import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../ui/cx.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { isShortChat, packagesOf, type Sold } from './calls.ts'
import { Offer } from './Offer.tsx'

const COUNT = 6

const grid = 'grid grid-cols-2 lg:grid-cols-3 gap-16'
const box = 'card h-full p-16 lg:p-24 flex flex-col gap-12'

/** The packages on sale, side by side, short chats apart; each with what can be done with it, or all of them as the way to one place. */
export function Offers({ action, to }: { action?: (of: Sold) => ReactNode; to?: string }) {
  const say = useSay()
  return (
    <Loaded of={useQuery(packagesOf())} failed={say('wallet.packages.failed')} shape={<Shapes />}>
      {(all) => {
        const sold = all.filter((one) => !isShortChat(one))
        return sold.length === 0 ? (
          <p className="text-muted">{say('wallet.packages.empty')}</p>
        ) : (
          <ul className={grid}>
            {sold.map((one) => (
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
          </ul>
        )
      }}
    </Loaded>
  )
}

const Shapes = () => (
  <ul className={grid} aria-busy="true">
    {Array.from({ length: COUNT }, (_, at) => (
      <li key={at}>
        <Skeleton className="h-offer rounded-card" />
      </li>
    ))}
  </ul>
)
