import { paths } from '@evenlight/contract/paths'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { type LongColumn, LongTable } from '../ui/LongTable.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import type { Listed } from './calls.ts'
import { type Countries, Sieve } from './Sieve.tsx'
import { usePeople } from './usePeople.ts'
import { useSifted } from './useSifted.ts'

const tracks = 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr)'

/** Everybody, sifted by anything that they are. */
export function People({ country }: Countries) {
  const say = useSay()
  const go = useNavigate()
  const chosen = useSifted()
  const people = usePeople(chosen.sifted)
  const { columns, under } = useColumns()
  const { counted, failed } = people
  return (
    <div className="flex flex-col gap-16">
      <Sieve of={chosen} country={country} />
      <p className="text-meta text-muted tabular" role="status">
        {counted && say(counted.more ? 'members.more' : 'members.count', { count: counted.count })}
      </p>
      {failed && <ErrorNote cause={failed.error} what={say('staff.people.failed')} retry={failed.retry} />}
      {people.isComing ? (
        !failed && <RowSkeletons />
      ) : people.count === 0 ? (
        !failed && (
          <Empty scene="moon">
            {say(people.narrowed.state === 'waiting' ? 'staff.applied.none' : 'staff.people.none')}
          </Empty>
        )
      ) : (
        <LongTable
          label={say('staff.tab.people')}
          columns={columns}
          tracks={tracks}
          under={under}
          count={people.count}
          open={people.isOpen}
          rowAt={people.rowAt}
          hrefOf={(row) => paths.person(row.id)}
          onOpen={(row) => void go(paths.person(row.id))}
          onSee={people.see}
          order={chosen.sifted.sort ?? 'name'}
          onOrder={(sort) => chosen.choose({ sort: sort === 'name' ? '' : sort })}
          of={people.of}
        />
      )}
    </div>
  )
}

/** What is said of a person in a row, in columns or under their name. */
function useColumns() {
  const say = useSay()
  const { formatDate } = useIntl()
  return useMemo(() => {
    const called = (one: Listed) => one.display_name ?? [one.first_name, one.last_name].filter(Boolean).join(' ')
    const role = (one: Listed) =>
      one.type && (
        <>
          {say(`staff.type.${one.type}`)}
          {one.admin_role && <> ({say(`staff.role.${one.admin_role}`)})</>}
        </>
      )
    const state = (one: Listed) => one.state && say(`staff.state.${one.state}`)
    const columns: LongColumn<Listed>[] = [
      {
        name: 'username',
        label: say('members.column.username'),
        cell: (one) => <bdi>{one.username}</bdi>,
        orders: { ascending: 'name', descending: 'name_back', first: 'ascending' },
      },
      { name: 'called', label: say('members.column.called'), cell: (one) => <bdi>{called(one)}</bdi> },
      { name: 'email', label: say('members.column.email'), cell: (one) => <bdi dir="ltr">{one.email}</bdi> },
      { name: 'type', label: say('members.type'), cell: role },
      { name: 'state', label: say('members.state'), cell: state },
      {
        name: 'joined',
        label: say('members.column.joined'),
        cell: (one) => one.made_at && formatDate(one.made_at, { dateStyle: 'medium' }),
        orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      },
    ]
    const under = (one: Listed) => (
      <>
        {role(one)} · {state(one)} · <bdi dir="ltr">{one.email}</bdi>
      </>
    )
    return { columns, under }
  }, [say, formatDate])
}
