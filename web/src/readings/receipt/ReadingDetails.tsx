import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { calls } from '../calls.ts'
import { receiptKey } from '../open-readings.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSay } from '../../words/say.tsx'
import { useTime } from '../../wallet/time.ts'
import { returnedOf } from './account.ts'

/** What a reading was made of, and the way to its receipt; asked for when it is opened. */
export function ReadingDetails({ readingId }: { readingId: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex items-center gap-4 max-lg:min-h-target py-4 text-label font-semibold text-primary">
        {say('wallet.details')}
        <ChevronDown className="size-12 transition-transform duration-120 group-open:rotate-180" aria-hidden="true" />
      </summary>
      {open && <Parts readingId={readingId} />}
    </details>
  )
}

function Parts({ readingId }: { readingId: string }) {
  const say = useSay()
  const time = useTime()
  const {
    data: receipt,
    error,
    refetch,
  } = useQuery({
    queryKey: receiptKey(readingId),
    queryFn: () => calls.receipt({ params: { id: readingId } }),
  })
  if (error && !receipt)
    return <ErrorNote cause={error} what={say('wallet.details.failed')} retry={() => void refetch()} />
  if (!receipt) return <Skeleton className="h-72 max-w-form" pressed />
  const returned = returnedOf(receipt)
  const parts = [
    ['free', receipt.free_seconds],
    ['paid', receipt.paid_seconds],
    ['unbilled', receipt.unbilled_seconds],
    ...(returned > 0 ? [['returned', returned] as const] : []),
  ] as const
  return (
    <div className="flex flex-col gap-4 pb-4 max-w-panel-half">
      <dl className="text-label">
        {parts.map(([name, seconds]) => (
          <div key={name} className="flex justify-between gap-24 py-4 border-b border-line">
            <dt className="text-muted">{say(`wallet.details.${name}`)}</dt>
            <dd className="tabular whitespace-nowrap">
              <bdi>{time(seconds)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={paths.room(readingId)} className="link self-start text-label">
        {say('wallet.receipt')}
      </Link>
    </div>
  )
}
