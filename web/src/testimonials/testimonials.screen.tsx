import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { mineOf, type OwnTestimonial } from './calls.ts'
import { Reply } from './Reply.tsx'
import { Review } from './Review.tsx'

/** For a reader what clients said, each with one answer; for a client what they said themselves. */
export function Component() {
  const say = useSay()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  const mine = useInfiniteQuery(mineOf())
  const { data, error, refetch } = mine
  const said = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Page
      title={say(isReader ? 'testimonials.title' : 'testimonials.mine')}
      lead={say(isReader ? 'testimonials.lead' : 'testimonials.mine.lead')}
      width="text"
    >
      {error && !data && <ErrorNote cause={error} what={say('testimonials.failed')} retry={() => void refetch()} />}
      {!data && !error && <Shapes />}
      {data && said.length === 0 && (
        <Empty
          scene="stars"
          action={
            <LinkButton kind={isReader ? 'secondary' : 'primary'} to={isReader ? paths.requests() : paths.readers()}>
              {say(isReader ? 'testimonials.to_desk' : 'testimonials.to_readers')}
            </LinkButton>
          }
        >
          {say(isReader ? 'testimonials.none.reader' : 'testimonials.none.client')}
        </Empty>
      )}
      {said.length > 0 && (
        <More of={mine} label={say('testimonials.more')}>
          <ul className="flex flex-col">
            {said.map((one) => (
              <Review key={one.id} own of={one} who={isReader ? undefined : <ToReader of={one} />}>
                <Removed of={one} />
                {isReader && !one.reply && !one.removed && <Reply to={one} />}
              </Review>
            ))}
          </ul>
        </More>
      )}
    </Page>
  )
}

const Shapes = () => (
  <div aria-busy="true" className="flex flex-col">
    {[1, 2, 3].map((at) => (
      <div key={at} className="flex flex-col gap-8 py-20 border-t border-line">
        <Skeleton className="h-16 w-square" />
        <Skeleton className="h-20" />
      </div>
    ))}
  </div>
)

const ToReader = ({ of: { reader } }: { of: OwnTestimonial }) => (
  <Link to={paths.profile(reader.id)} className="link">
    {reader.display_name}
  </Link>
)

function Removed({ of: { removed } }: { of: OwnTestimonial }) {
  const say = useSay()
  if (!removed) return null
  return (
    <p className="flex flex-wrap items-center gap-8 text-meta">
      <Badge tone="warning">{say('testimonials.taken_down')}</Badge>
      {say(`testimonials.reason.${removed.reason}`)}
    </p>
  )
}
