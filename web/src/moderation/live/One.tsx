import { isOver } from '@evenlight/core/meter/actions'
import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { useSay } from '../../words/say.tsx'
import { type Live, liveOf } from './calls.ts'
import { Deeds } from './Deeds.tsx'
import { Figures } from './Figures.tsx'
import { Watch } from './Watch.tsx'

/** One reading that goes on, at the house's desk. It stays in sight when it ends meanwhile. */
export function One({ readingId }: { readingId: string }) {
  const say = useSay()
  const live = useInfiniteQuery(liveOf(readingId))
  const [last, keep] = useState<Live>()
  const now = live.data?.pages[0]?.data[0]
  const shown = now ?? last
  const atMs = live.data?.pages[0]?.atMs ?? 0
  if (now && now !== last) keep(now)
  const over = shown !== undefined && (isOver(shown.state) || (live.isSuccess && !now))
  const title = shown
    ? say('live.between', { client: shown.client.username, reader: shown.reader.display_name })
    : say('live.title')
  return (
    <Page title={title} width="text" back={{ to: paths.live(), words: say('live.close') }}>
      <Loaded of={live} failed={say('live.failed')} shape={<RowSkeletons />}>
        {() =>
          shown ? (
            <>
              <Figures of={shown} atMs={atMs} over={over} />
              {over ? (
                <LinkButton kind="secondary" to={paths.pastReading(readingId)} className="self-start">
                  {say('live.receipt')}
                </LinkButton>
              ) : (
                <Deeds of={shown} onDone={keep} />
              )}
              <Watch readingId={readingId} over={over} />
            </>
          ) : (
            <Empty scene="moon">
              {say('live.gone')}{' '}
              <Link to={paths.pastReading(readingId)} className="link">
                {say('live.receipt')}
              </Link>
            </Empty>
          )
        }
      </Loaded>
    </Page>
  )
}
