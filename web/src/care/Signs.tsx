import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Sign, signsOf } from './calls.ts'
import { Follow, Followed } from './Followed.tsx'
import { See } from './See.tsx'

/** The newest first. The words stand where they were written alone; those of a reading are looked at for a reason. */
export function Signs() {
  const say = useSay()
  const signs = useInfiniteQuery(signsOf)
  return (
    <PagedList
      of={signs}
      failed={say('care.signs.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="moon">{say('care.signs.none')}</Empty>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((sign) => (
            <Row key={sign.id} sign={sign} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Where the words are read; in a reading they are looked up for a reason. */
const placeOf = ({ kind, id, open }: Sign) => {
  if (kind === 'ticket') return paths.ticket(id)
  return kind === 'message' && open ? paths.moderation() : undefined
}

// One stands under another.
const linkInRow = 'link inline-flex items-center min-h-target lg:min-h-24'

function Row({ sign }: { sign: Sign }) {
  const say = useSay()
  const { id, kind, people, by, at, open, seen } = sign
  const place = placeOf(sign)
  const name = people[by === 'reader' ? 1 : 0]?.name ?? ''
  return (
    <li className="flex flex-wrap items-center gap-x-16 gap-y-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <span className="me-auto min-w-0 flex flex-col">
        <span>
          {people.map((person, at) => (
            <Fragment key={person.id}>
              {at > 0 && ' · '}
              <Link to={paths.person(person.id)} className={linkInRow}>
                <bdi>{person.name}</bdi>
              </Link>
            </Fragment>
          ))}
        </span>
        <span className="text-meta">
          {place ? (
            <Link to={place} className={linkInRow}>
              {say(`care.signs.${kind}`)}
            </Link>
          ) : (
            say(`care.signs.${kind}`)
          )}
          {by && <> · {say(`care.signs.by.${by}`)}</>}
        </span>
        <span className="text-meta text-muted">
          <When at={at} /> · {say(open ? `care.signs.open.${kind}` : 'care.signs.over')}
          {seen && <> · {say('care.signs.seen', { name: seen.by.username })}</>}
        </span>
      </span>
      {!seen && <See id={id} of={name} />}
      <Followed of={sign} />
      <Follow id={id} of={name} />
    </li>
  )
}
