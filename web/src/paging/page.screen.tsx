import { readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAvailability, useAvailabilityUpdates } from '../availability.ts'
import { profileOf, type Profile } from '../readers/calls.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { openOf, usePagesChanging } from './calls.ts'
import { PageForm } from './PageForm.tsx'
import { PagingCard } from './PagingCard.tsx'

/** Where a client calls a reader who is not here. */
export function Component() {
  const say = useSay()
  const { id = '' } = useParams()
  const reader = useQuery(profileOf(id))
  const name = reader.data?.display_name ?? ''
  return (
    <Page
      title={say('paging.page', { name })}
      back={{ to: paths.profile(id), words: say('paging.page.back') }}
      width="text"
    >
      <Loaded of={reader} failed={say('paging.page.failed')} shape={<Skeleton className="h-page rounded-card" />}>
        {(profile) => <Paging reader={profile} />}
      </Loaded>
    </Page>
  )
}

/** The page that is open between the two, else the way to send one while the reader is not here. */
function Paging({ reader }: { reader: Profile }) {
  const say = useSay()
  usePagesChanging()
  useAvailabilityUpdates()
  const { availability } = useAvailability(reader)
  const open = useQuery(openOf())
  const name = reader.display_name
  const offered = readingChannels.filter((one) => reader.channels.includes(one))
  const isHere = availability === 'available' || availability === 'in_session'
  return (
    <Loaded of={open} failed={say('paging.list.failed')} shape={<Skeleton className="h-page rounded-card" />}>
      {(pages) => {
        const mine = pages.find((one) => one.reader.id === reader.id)
        if (mine) return <PagingCard paging={mine} side="client" />
        if (!isHere && offered.length > 0)
          return (
            <>
              <p className="text-lead text-muted">{say('paging.page.lead', { name })}</p>
              <PageForm reader={reader} offered={offered} />
            </>
          )
        return (
          <Empty
            scene="chairs"
            action={<LinkButton to={paths.profile(reader.id)}>{say('paging.page.see')}</LinkButton>}
          >
            {say(isHere ? 'paging.page.here' : 'paging.page.none', { name })}
          </Empty>
        )
      }}
    </Loaded>
  )
}
