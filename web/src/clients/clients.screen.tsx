import { paths } from '@evenlight/contract/paths'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { Empty } from '../ui/Empty.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { clientsOf, everybody, type OwnClient, ways, type Wish } from './calls.ts'

/** A reader's own clients, by name or by when they were there last. */
export function Component() {
  const say = useSay()
  const [wish, setWish] = useState(everybody)
  const asked = useDeferredValue(wish)
  const found = useInfiniteQuery({ ...clientsOf(asked), placeholderData: keepPreviousData })
  const all = asked.q === '' && asked.from === '' && asked.to === ''
  return (
    <Page title={say('clients.title')} lead={say('clients.lead')} width="text">
      <div className="flex flex-col gap-16">
        <Search wish={wish} onChange={(part) => setWish((before) => ({ ...before, ...part }))} />
        <PagedList
          of={found}
          failed={say('clients.failed')}
          shape={<RowSkeletons />}
          empty={<Empty scene="chairs">{say(all ? 'clients.none' : 'clients.none.found')}</Empty>}
        >
          {(rows) => (
            <ul className="card overflow-hidden">
              {rows.map((one) => (
                <Row key={one.client.id} of={one} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  )
}

function Search({ wish, onChange }: { wish: Wish; onChange: (part: Partial<Wish>) => void }) {
  const say = useSay()
  const choose = (by: string) => onChange({ ...everybody, by: ways.find((way) => way === by) ?? 'username' })
  return (
    <search className="flex flex-wrap items-end gap-12">
      <SelectField label={say('clients.by')} value={wish.by} onChange={({ target }) => choose(target.value)}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {say(`clients.by.${way}`)}
          </option>
        ))}
      </SelectField>
      {wish.by === 'date' ? (
        (['from', 'to'] as const).map((edge) => (
          <TextField
            key={edge}
            type="date"
            label={say(`clients.${edge}`)}
            value={wish[edge]}
            onChange={({ target }) => onChange({ [edge]: target.value })}
          />
        ))
      ) : (
        <span className="grow">
          <TextField
            type="search"
            label={say('clients.q')}
            value={wish.q}
            autoComplete="off"
            onChange={({ target }) => onChange({ q: target.value })}
          />
        </span>
      )}
    </search>
  )
}

function Row({ of: { client, first_name, sessions_count, last_session_at, note } }: { of: OwnClient }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id) ?? ''
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.conversation(client.id, me)}
        className="flex flex-col justify-center gap-4 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-16">
          <span className="font-semibold wrap-anywhere">
            <bdi>{client.username}</bdi> <span className="font-normal text-muted">· {first_name}</span>
          </span>
          <span className="text-meta text-muted">
            {say('clients.readings', { count: sessions_count })} · {say('clients.last')} <Since at={last_session_at} />
          </span>
        </span>
        {note && (
          <span className="text-meta text-muted line-clamp-2 wrap-anywhere" dir="auto">
            {note}
          </span>
        )}
      </Link>
    </li>
  )
}
