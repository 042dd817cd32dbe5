import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { ownPageOf } from '../readers/desk.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Objecting } from '../ui/Objecting.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { mineOf, type OwnTestimonial } from './calls.ts'
import { House } from './House.tsx'
import { Removed } from './Removed.tsx'
import { Reply } from './Reply.tsx'
import { Review } from './Review.tsx'

/** For a reader what clients said, each with one answer; for a client what they said themselves; for the house all of it. */
export function Component() {
  const say = useSay()
  const type = useSession(({ userData }) => userData?.type)
  if (type !== 'ADMIN') return <Mine isReader={type === 'READER'} />
  return (
    <Page title={say('testimonials.house')} lead={say('testimonials.house.lead')} width="text">
      <House />
    </Page>
  )
}

function Mine({ isReader }: { isReader: boolean }) {
  const say = useSay()
  const mine = useInfiniteQuery(mineOf())
  return (
    <Page
      title={say(isReader ? 'testimonials.title' : 'testimonials.mine')}
      lead={say(isReader ? 'testimonials.lead' : 'testimonials.mine.lead')}
      width="text"
    >
      {isReader && <OwnRating />}
      <PagedList
        of={mine}
        failed={say('testimonials.failed')}
        shape={<RowSkeletons />}
        empty={<Nothing isReader={isReader} />}
        more={say('testimonials.more')}
      >
        {(said) => (
          <ul className="flex flex-col">
            {said.map((one) => (
              <Review key={one.id} own of={one} who={isReader ? undefined : <ToReader of={one} />}>
                <Removed of={one}>{!isReader && <Objecting to={paths.objection(one.session_id)} />}</Removed>
                {isReader && !one.reply && !one.removed && <Reply to={one} />}
              </Review>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

function Nothing({ isReader }: { isReader: boolean }) {
  const say = useSay()
  return (
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
  )
}

const ToReader = ({ of: { reader } }: { of: OwnTestimonial }) => (
  <Link to={paths.profile(reader.id)} className="link">
    {reader.display_name}
  </Link>
)

/** A reader's own rating, and how it comes about. */
function OwnRating() {
  const say = useSay()
  const { formatNumber } = useIntl()
  const { data, isPending } = useQuery(ownPageOf())
  const counted = data?.rating_spread.reduce((sum, count) => sum + count, 0)
  return (
    <section data-in-turn aria-labelledby="own-rating" className="card p-20 lg:p-24 flex flex-col gap-12">
      <h2 id="own-rating" className="text-h3">
        {say('testimonials.how')}
      </h2>
      {isPending && <Skeleton className="h-24" />}
      {data && (
        <p>
          {data.rating === null
            ? say('testimonials.too_few', { count: counted })
            : say('testimonials.how.now', {
                rating: formatNumber(data.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
                count: counted,
              })}
        </p>
      )}
      <p className="text-muted">{say('testimonials.how.rule')}</p>
    </section>
  )
}
