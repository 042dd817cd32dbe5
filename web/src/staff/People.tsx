import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { TextField } from '../ui/Field.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
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
  const [search] = useSearchParams()
  const waiting = search.get('state') === 'waiting'
  const people = useInfiniteQuery(peopleOf(useSettled(typed.trim(), PAUSE_MS), waiting))
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
      {waiting && (
        <p className="flex flex-wrap items-center gap-x-16">
          {say('staff.applied')}
          <Link to={paths.people()} className="link inline-flex items-center min-h-target">
            {say('staff.applied.all')}
          </Link>
        </p>
      )}
      <PagedList
        of={people}
        failed={say('staff.people.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="moon">{say(waiting && !typed ? 'staff.applied.none' : 'staff.people.none')}</Empty>}
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
                    {say(`staff.type.${one.type}`)} · {say(`staff.state.${one.state}`)}
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
