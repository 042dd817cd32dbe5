import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedDate } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, sideOf } from './calls.ts'
import { useMine } from './mine.ts'
import { NoReadings } from './NoReadings.tsx'
import { byPerson, pastOf, type Talk } from './past.ts'
import { Shapes } from './PastList.tsx'

/** `/chat-message`: everybody this person has had a reading with, the open one first. */
export function Component() {
  const say = useSay()
  const { userData } = useSession()
  const mine = useMine()
  const past = useInfiniteQuery(pastOf())
  const { data, error, refetch } = past
  const talks = byPerson(
    data?.pages.flatMap((page) => page.data) ?? [],
    userData?.type === 'READER' ? 'reader' : 'client',
  )
  const open = mine.data ?? []
  return (
    <Page title={say('chats.talks')} lead={say('chats.talks.lead')} width="text">
      {open.length > 0 && (
        <ul className="flex flex-col gap-8">
          {open.map((chat) => (
            <OpenTalk key={chat.id} chat={chat} me={userData?.id} />
          ))}
        </ul>
      )}
      {error && !data && <ErrorNote cause={error} what={say('chats.past.failed')} retry={() => void refetch()} />}
      {!data && !error && <Shapes face />}
      {data && !talks.length && !open.length && <NoReadings />}
      {talks.length > 0 && (
        <More of={past}>
          <ul className="card overflow-hidden">
            {talks.map((talk) => (
              <TalkRow key={talk.id} talk={talk} />
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
        <bdi className="me-auto font-semibold truncate">{other.name}</bdi>
        <Badge tone="success">{say(chat.state === 'requested' ? 'chats.talks.rings' : 'chats.talks.open')}</Badge>
      </Link>
    </li>
  )
}

function TalkRow({ talk: { id, name, clientId, readerId, sessions, last } }: { talk: Talk }) {
  const say = useSay()
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={paths.conversation(clientId, readerId)} className={row}>
        <Avatar id={id} />
        <span className="me-auto min-w-0">
          <bdi className="block font-semibold truncate">{name}</bdi>
          <span className="text-meta text-muted">{say('chats.talks.sessions', { count: sessions })}</span>
        </span>
        <time dateTime={last.requested_at} className="shrink-0 text-meta text-muted">
          <FormattedDate value={last.requested_at} dateStyle="medium" />
        </time>
      </Link>
    </li>
  )
}
