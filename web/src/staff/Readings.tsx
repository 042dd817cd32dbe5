import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clockFace } from '../ui/Clock.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
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
        <LinkRows>
          {all.map((one) => (
            <LinkRow key={one.id} to={paths.pastReading(one.id)}>
              <bdi className="font-semibold wrap-anywhere">
                {of === 'client_id' ? one.reader.display_name : one.client.username}
              </bdi>
              <When at={one.requested_at} className="text-meta text-muted me-auto" />
              <span className="tabular" dir="ltr">
                {clockFace(one.free_seconds + one.paid_seconds)}
              </span>
            </LinkRow>
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}
