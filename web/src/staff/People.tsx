import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Empty } from '../ui/Empty.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useSay } from '../words/say.tsx'
import { countOf, peopleOf } from './calls.ts'
import { type Countries, Sieve } from './Sieve.tsx'
import { useSifted } from './useSifted.ts'

const PAUSE_MS = 300

/** Everybody, sifted by anything that they are. */
export function People({ country }: Countries) {
  const say = useSay()
  const chosen = useSifted()
  const { sort, ...narrowed } = chosen.sifted
  const settled = useSettled(JSON.stringify(narrowed), PAUSE_MS)
  const people = useInfiniteQuery(peopleOf({ ...JSON.parse(settled), ...(sort && { sort }) }))
  const { data: count } = useQuery(countOf(settled))
  return (
    <div className="flex flex-col gap-16">
      <Sieve of={chosen} country={country} />
      <p className="text-meta text-muted tabular" role="status">
        {count !== undefined && say('members.count', { count })}
      </p>
      <PagedList
        of={people}
        failed={say('staff.people.failed')}
        shape={<RowSkeletons />}
        empty={
          <Empty scene="moon">{say(narrowed.state === 'waiting' ? 'staff.applied.none' : 'staff.people.none')}</Empty>
        }
      >
        {(all) => (
          <LinkRows>
            {all.map((one) => (
              <LinkRow key={one.id} to={paths.person(one.id)}>
                <bdi className="font-semibold wrap-anywhere">{one.username}</bdi>
                <bdi className="text-meta wrap-anywhere">
                  {one.display_name ?? [one.first_name, one.last_name].filter(Boolean).join(' ')}
                </bdi>
                <span className="text-meta text-muted wrap-anywhere me-auto">{one.email}</span>
                {one.type && one.state && (
                  <span className="text-meta text-muted">
                    {say(`staff.type.${one.type}`)}
                    {one.admin_role && <> ({say(`staff.role.${one.admin_role}`)})</>} ·{' '}
                    {say(`staff.state.${one.state}`)}
                  </span>
                )}
              </LinkRow>
            ))}
          </LinkRows>
        )}
      </PagedList>
    </div>
  )
}
