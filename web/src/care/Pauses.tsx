import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, careChanged, type Pause, pausesOf } from './calls.ts'

/** The newest first. What was written stands in the reading alone, and is looked at for a reason. */
export function Pauses() {
  const say = useSay()
  const pauses = useInfiniteQuery(pausesOf)
  return (
    <PagedList
      of={pauses}
      failed={say('care.pauses.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="moon">{say('care.pauses.none')}</Empty>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((pause) => (
            <Row key={pause.chat_id} pause={pause} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ pause: { chat_id, client, reader, at, open, seen } }: { pause: Pause }) {
  const say = useSay()
  const sentence = useSentence()
  const see = useAction(
    () => calls.see({ params: { id: chat_id } }),
    () => void careChanged(),
  )
  return (
    <li className="flex flex-wrap items-center gap-x-16 gap-y-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <span className="me-auto min-w-0 flex flex-col">
        <span>
          <Link to={paths.person(client.id)} className="link">
            <bdi>{client.username}</bdi>
          </Link>
          {' · '}
          <Link to={paths.person(reader.id)} className="link">
            <bdi>{reader.display_name}</bdi>
          </Link>
        </span>
        <span className="text-meta text-muted">
          <When at={at} /> · {say(open ? 'care.pauses.open' : 'care.pauses.over')}
          {seen && <> · {say('care.pauses.seen', { name: seen.by.username })}</>}
        </span>
      </span>
      {!seen && (
        <Button
          kind="secondary"
          pending={see.isPending}
          aria-label={say('care.pauses.see.of', { name: client.username })}
          onClick={() => see.mutate(undefined, { onError: (cause) => void toast(sentence(cause)) })}
        >
          {say('care.pauses.see')}
        </Button>
      )}
    </li>
  )
}
