import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { Avatar, type Face } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { type Reading, type Met, otherOf, sideOf } from './calls.ts'
import { useOpenReadings } from './open-readings.ts'
import { NoReadings } from './NoReadings.tsx'
import { peopleOf } from './past.ts'

/** `/chat-message`: everybody this person has had a reading with, the open one first. */
export function Component() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const mine = useOpenReadings()
  const people = useInfiniteQuery(peopleOf())
  const { data, error, refetch } = people
  const open = mine.data ?? []
  const all = data?.pages.flatMap((page) => page.data) ?? []
  const others = all.filter((met) => !open.some((reading) => areSame(reading, met)))
  return (
    <Page title={say('readings.talks')} lead={say('readings.talks.lead')} width="text">
      {open.length > 0 && (
        <ul className="flex flex-col gap-8">
          {open.map((reading) => (
            <OpenTalk key={reading.id} reading={reading} before={all.find((met) => areSame(reading, met))} me={me} />
          ))}
        </ul>
      )}
      {error && !data && <ErrorNote cause={error} what={say('readings.past.failed')} retry={() => void refetch()} />}
      {!data && !error && <RowSkeletons face />}
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

const areSame = (reading: Reading, { client, reader }: Met) =>
  reading.client.id === client.id && reading.reader.id === reader.id

/** `before`: the readings these two had, where they are known yet. */
function OpenTalk({ reading, before, me }: { reading: Reading; before: Met | undefined; me: string | undefined }) {
  const say = useSay()
  const { id, name, picture } = otherOf(reading, sideOf(reading, me))
  return (
    <li className="card overflow-hidden border-primary">
      <Row
        to={paths.room(reading.id)}
        id={id}
        name={name}
        picture={picture}
        end={
          <Badge tone="success">
            {say(reading.state === 'requested' ? 'readings.talks.rings' : 'readings.talks.open')}
          </Badge>
        }
      >
        {before && (
          <span className="flex flex-wrap gap-x-12">
            {say('readings.talks.readings', { count: before.readings })}
            <Last of={before} />
          </span>
        )}
      </Row>
    </li>
  )
}

function TalkRow({ met, me }: { met: Met; me: string | undefined }) {
  const say = useSay()
  const { id, name, picture } = otherOf(met, sideOf(met, me))
  return (
    <li className="border-b border-line last:border-b-0">
      <Row
        to={paths.conversation(met.client.id, met.reader.id)}
        id={id}
        name={name}
        picture={picture}
        end={
          <span className="text-meta text-muted">
            <Last of={met} />
          </span>
        }
      >
        {say('readings.talks.readings', { count: met.readings })}
      </Row>
    </li>
  )
}

function Last({ of }: { of: Met }) {
  const say = useSay()
  return (
    <span>
      {say('readings.talks.last')} <Since at={of.last_at} />
    </span>
  )
}

interface RowProps {
  to: string
  id: string
  name: string
  picture: Face | undefined
  end: ReactNode
  children: ReactNode
}

const Row = ({ to, id, name, picture, end, children }: RowProps) => (
  <Link to={to} className="flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken">
    <Avatar id={id} picture={picture} />
    <span className="grow min-w-0">
      <span className="block wrap-break-word">
        <bdi className="font-semibold">{name}</bdi>
      </span>
      {children && <span className="block text-meta text-muted">{children}</span>}
    </span>
    <span className="shrink-0 whitespace-nowrap">{end}</span>
    <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
  </Link>
)
