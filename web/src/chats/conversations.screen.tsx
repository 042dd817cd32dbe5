import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { type Chat, type Met, otherOf, sideOf } from './calls.ts'
import { useMine } from './mine.ts'
import { NoReadings } from './NoReadings.tsx'
import { peopleOf } from './past.ts'
import { Shapes } from './PastList.tsx'

/** `/chat-message`: everybody this person has had a reading with, the open one first. */
export function Component() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const mine = useMine()
  const people = useInfiniteQuery(peopleOf())
  const { data, error, refetch } = people
  const open = mine.data ?? []
  const others = (data?.pages.flatMap((page) => page.data) ?? []).filter(
    ({ client, reader }) => !open.some((chat) => chat.client.id === client.id && chat.reader.id === reader.id),
  )
  return (
    <Page title={say('chats.talks')} lead={say('chats.talks.lead')} width="text">
      {open.length > 0 && (
        <ul className="flex flex-col gap-8">
          {open.map((chat) => (
            <OpenTalk key={chat.id} chat={chat} me={me} />
          ))}
        </ul>
      )}
      {error && !data && <ErrorNote cause={error} what={say('chats.past.failed')} retry={() => void refetch()} />}
      {!data && !error && <Shapes face />}
      {data && !others.length && !open.length && <NoReadings />}
      {others.length > 0 && (
        <More of={people}>
          <ul className="card overflow-hidden">
            {others.map((met) => (
              <TalkRow key={met.client.id + met.reader.id} met={met} me={me} />
            ))}
          </ul>
        </More>
      )}
    </Page>
  )
}

const row = 'flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken'

function OpenTalk({ chat, me }: { chat: Chat; me: string | undefined }) {
  const say = useSay()
  const other = otherOf(chat, sideOf(chat, me))
  return (
    <li className="card overflow-hidden border-primary">
      <Link to={paths.room(chat.id)} className={row}>
        <Avatar id={other.id} />
        <span className="grow min-w-0 truncate">
          <bdi className="font-semibold">{other.name}</bdi>
        </span>
        <Badge tone="success">{say(chat.state === 'requested' ? 'chats.talks.rings' : 'chats.talks.open')}</Badge>
      </Link>
    </li>
  )
}

function TalkRow({ met, me }: { met: Met; me: string | undefined }) {
  const say = useSay()
  const { id, name } = otherOf(met, sideOf(met, me))
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={paths.conversation(met.client.id, met.reader.id)} className={row}>
        <Avatar id={id} />
        <span className="grow min-w-0">
          <span className="block truncate">
            <bdi className="font-semibold">{name}</bdi>
          </span>
          <span className="text-meta text-muted">{say('chats.talks.sessions', { count: met.readings })}</span>
        </span>
        <span className="shrink-0 text-meta text-muted">
          {say('chats.talks.last')} <Since at={met.last_at} />
        </span>
      </Link>
    </li>
  )
}
