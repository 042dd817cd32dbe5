import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { clockFace } from '../ui/Clock.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { readingsOf } from './calls.ts'

/** The past readings of a client or a reader, each leading to what can be done about it. */
export function Readings({ of, id }: { of: 'client_id' | 'reader_id'; id: string }) {
  const say = useSay()
  const readings = useInfiniteQuery(readingsOf(of, id))
  return (
    <PagedList
      of={readings}
      failed={say('staff.readings.failed')}
      shape={<RowSkeletons />}
      empty={<p className="text-muted">{say('staff.readings.none')}</p>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <Link
                to={paths.pastReading(one.id)}
                className="flex items-center gap-16 px-16 lg:px-20 py-8 min-h-target hover:bg-sunken"
              >
                <span className="grow min-w-0 flex flex-wrap items-baseline gap-x-16">
                  <bdi className="font-semibold wrap-anywhere">
                    {of === 'client_id' ? one.reader.display_name : one.client.username}
                  </bdi>
                  <When at={one.requested_at} className="text-meta text-muted me-auto" />
                  <span className="tabular" dir="ltr">
                    {clockFace(one.free_seconds + one.paid_seconds)}
                  </span>
                </span>
                <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
