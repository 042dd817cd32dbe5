import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { TextField } from '../ui/Field.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useSay } from '../words/say.tsx'
import { peopleOf } from './calls.ts'

const PAUSE_MS = 300

/** Finds somebody by user name or e-mail address. */
export function People() {
  const say = useSay()
  const [typed, type] = useState('')
  const people = useInfiniteQuery(peopleOf(useSettled(typed.trim(), PAUSE_MS)))
  return (
    <div className="flex flex-col gap-16">
      <TextField
        label={say('staff.find')}
        hint={say('staff.find.hint')}
        type="search"
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
      <PagedList
        of={people}
        failed={say('staff.people.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="moon">{say('staff.people.none')}</Empty>}
      >
        {(all) => (
          <ul className="card overflow-hidden">
            {all.map((one) => (
              <li key={one.id} className="border-b border-line last:border-b-0">
                <Link
                  to={paths.person(one.id)}
                  className="flex items-center gap-16 px-16 lg:px-20 py-8 min-h-target hover:bg-sunken"
                >
                  <span className="grow min-w-0 flex flex-wrap items-baseline gap-x-16">
                    <bdi className="font-semibold wrap-anywhere">{one.username}</bdi>
                    <bdi className="text-meta wrap-anywhere">
                      {one.display_name ?? [one.first_name, one.last_name].filter(Boolean).join(' ')}
                    </bdi>
                    <span className="text-meta text-muted wrap-anywhere me-auto">{one.email}</span>
                    {one.type && one.state && (
                      <span className="text-meta text-muted">
                        {say(`staff.type.${one.type}`)} · {say(`staff.state.${one.state}`)}
                      </span>
                    )}
                  </span>
                  <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
