import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../NotFound.tsx'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { useZoneName } from '../words/when.tsx'
import { WriteToOther } from './WriteToOther.tsx'
import { otherOf, type Side } from './calls.ts'
import { useOpenReadings } from './open-readings.ts'
import { pastOf } from './past.ts'
import { PastList } from './PastList.tsx'

const Ongoing = lazy(() => import('./Ongoing.tsx').then((file) => ({ default: file.Ongoing })))
const OfClient = lazy(() => import('./OfClient.tsx').then((file) => ({ default: file.OfClient })))

/** `/chat-conversation/{client_id}/{reader_id}`: the open reading of these two, else what they had and the way to another. */
export function Component() {
  const { client_id = '', reader_id = '' } = useParams()
  return <Both key={client_id + reader_id} client_id={client_id} reader_id={reader_id} />
}

function Both({ client_id, reader_id }: { client_id: string; reader_id: string }) {
  const me = useSession(({ userData }) => userData?.id)
  const mine = useOpenReadings()
  const open = mine.data?.find(({ client, reader }) => client.id === client_id && reader.id === reader_id)
  // A reading that ends while one is in it stays on the page as its receipt.
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (open) setSeen(open.id)
  }, [open])
  if (me !== client_id && me !== reader_id) return <NotFound />
  const shown = open?.id ?? seen
  if (shown)
    return (
      <Suspense>
        <Ongoing key={shown} readingId={shown} />
      </Suspense>
    )
  return <Pair side={me === client_id ? 'client' : 'reader'} otherId={me === client_id ? reader_id : client_id} />
}

function Pair({ side, otherId }: { side: Side; otherId: string }) {
  const say = useSay()
  const { data } = useInfiniteQuery(pastOf(otherId))
  const zone = useZoneName()
  const past = data?.pages.flatMap((page) => page.data) ?? []
  const last = past[0]
  const name = last ? otherOf(last, side).name : ''
  const again = side === 'client' && (
    <LinkButton to={last ? paths.start(otherId, last.channel) : paths.profile(otherId)}>
      {name ? say('readings.ask_again', { name }) : say('readings.start_any')}
    </LinkButton>
  )
  return (
    <Page
      title={name ? say('readings.pair', { name }) : say('readings.one')}
      back={{ to: paths.history(), words: say('readings.past') }}
      lead={last && <span className="text-meta">{say('readings.past.zone', { zone })}</span>}
      width="text"
      actions={
        last && (
          <>
            {again && <span className="grid max-sm:grow">{again}</span>}
            <span className="grid max-sm:grow">
              <WriteToOther of={last} side={side} />
            </span>
          </>
        )
      }
    >
      <PastList
        withId={otherId}
        empty={
          <Empty scene="chairs" action={again}>
            {say('readings.pair.empty')}
          </Empty>
        }
      />
      {side === 'reader' && last && (
        <Suspense>
          <OfClient last={last} served={past.some(({ state }) => state === 'settled')} />
        </Suspense>
      )}
    </Page>
  )
}
