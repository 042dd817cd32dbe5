import { paths } from '@evenlight/contract/paths'
import { useAvailability } from '../availability.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { NotifyMe } from '../favorites/NotifyMe.tsx'
import type { FavoriteMarks } from '../favorites/useFavorites.ts'
import { WriteTo } from '../messages/WriteTo.tsx'
import { useSecure } from '../session/secure.ts'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Contours } from '../ui/art/Contours.tsx'
import { useSay } from '../words/say.tsx'
import { MinuteCost } from '../wallet/MinuteCost.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useZone } from '../zone.ts'
import { AskButton } from './AskButton.tsx'
import type { Profile } from './calls.ts'
import { useOpened } from './opened.ts'
import { PageThem } from './PageThem.tsx'
import { Rating } from './Rating.tsx'
import { AvailabilityBadge } from './AvailabilityBadge.tsx'

const InLine = lazy(() => import('../waiting/InLine.tsx').then((file) => ({ default: file.InLine })))

/** Who this is, whether they can be asked, and the one button. */
export function ProfileHead({ reader, favorites }: { reader: Profile; favorites: FavoriteMarks | undefined }) {
  const { id, display_name, headline, picture, status_line } = reader
  const opened = useOpened((last) => last === id)
  return (
    <header className="relative isolate overflow-hidden card p-16 sm:p-24 lg:p-32 grid grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_auto] gap-16 sm:gap-24 lg:gap-32 sm:items-center">
      <Hill seed={id} />
      <Avatar id={id} picture={picture} size="head" eager="first" className={opened ? 'moves-portrait' : undefined} />
      <div className="flex flex-col items-start gap-8">
        <h1 tabIndex={-1} className="max-w-full pe-32 lg:pe-0 wrap-anywhere">
          <bdi>{display_name}</bdi>
        </h1>
        <p className="text-lead text-muted wrap-anywhere" dir="auto">
          {headline}
        </p>
        <AvailabilityBadge of={reader} />
        {status_line && (
          <p className="ps-12 border-s-2 border-line-strong italic wrap-anywhere" dir="auto">
            {status_line}
          </p>
        )}
        <Facts of={reader} />
      </div>
      <Ways reader={reader} favorites={favorites} />
    </header>
  )
}

/** Height lines of the reader's own behind it all, once the page stands. */
function Hill({ seed }: { seed: string }) {
  const stands = useZone() !== undefined
  return stands ? (
    <Contours seed={seed} className="absolute inset-y-0 end-0 -z-10 h-full w-full md:w-hills opacity-30 animate-fade" />
  ) : null
}

function Facts({ of }: { of: Profile }) {
  const say = useSay()
  const { sessions_count, years, channels, appointments_missed } = of
  const more = [
    say('readers.readings', { count: sessions_count }),
    years > 0 && say('readers.years', { years }),
    channels.map((channel) => say(`readers.${channel}`)).join(', '),
    appointments_missed > 0 && say('readers.appointments_missed', { count: appointments_missed }),
  ].filter(Boolean)
  return (
    <ul className="flex flex-wrap gap-x-16 text-meta text-muted tabular">
      <li>
        <Rating of={of} />
      </li>
      {more.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
      <li>
        <Link to="#who" className="link inline-block py-2">
          {say('readers.who.ask')}
        </Link>
      </li>
    </ul>
  )
}

/** What can be done here. On phones the one button stands in the bar instead. */
function Ways({ reader, favorites }: { reader: Profile; favorites: FavoriteMarks | undefined }) {
  const say = useSay()
  const secure = useSecure()
  const type = useSession(({ userData }) => userData?.type)
  const books = reader.takes_appointments && (!type || type === 'CLIENT')
  return (
    <div className="col-span-full lg:col-span-1 flex flex-col items-start lg:items-end gap-8">
      <div className="max-lg:contents flex items-center gap-8">
        {favorites && (
          <FavoriteButton
            reader={reader}
            favorites={favorites}
            className="max-lg:absolute end-4 top-8 sm:end-12 sm:top-16"
          />
        )}
        <div className="hidden lg:block">
          <AskButton reader={reader} />
        </div>
      </div>
      <Line reader={reader} />
      {favorites && <NotifyMe reader={reader} favorites={favorites} />}
      <PageThem reader={reader} />
      {books && (
        <LinkButton kind="secondary" to={paths.book(reader.id)}>
          {say('readers.book')}
        </LinkButton>
      )}
      <WriteTo to={reader.username} name={reader.display_name} of="READER" />
      <p className="text-meta text-muted lg:text-end lg:max-w-panel-half">
        <MinuteCost /> {!secure && say('readers.welcome')}
      </p>
    </div>
  )
}

/** The line before a reader who is in a reading; a visitor signs in first. */
function Line({ reader }: { reader: Profile }) {
  const say = useSay()
  const stands = useZone() !== undefined
  const type = useSession(({ userData }) => userData?.type)
  const { availability } = useAvailability(reader)
  if (stands && type === 'CLIENT')
    return (
      <Suspense>
        <InLine reader={reader} />
      </Suspense>
    )
  return !type && availability === 'in_session' ? (
    <LinkButton kind="secondary" to={paths.auth(paths.profile(reader.id))} rel="nofollow">
      {say('waiting.join')}
    </LinkButton>
  ) : null
}
