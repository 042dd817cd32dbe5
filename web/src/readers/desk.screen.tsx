import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Volume2, VolumeX } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { nextOf } from '../appointments/calls.ts'
import { NextAppointment } from '../appointments/NextAppointment.tsx'
import { prefetch } from '../here.ts'
import { useOn } from '../live.ts'
import { queries } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { openOf } from '../paging/calls.ts'
import { OwnPages } from '../paging/OwnPages.tsx'
import { setPreferences, usePreferences } from '../preferences.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Page } from '../ui/Page.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'
import { sound } from '../readings/chime.ts'
import type { Reading } from '../readings/calls.ts'
import { deskKey, deskOf } from './desk.ts'
import { useOpenReadings } from '../readings/open-readings.ts'
import { MissedRequests } from '../readings/request/MissedRequests.tsx'
import { RequestCard } from '../readings/request/RequestCard.tsx'
import { OwnShortReadings } from '../shorts/ShortReadings.tsx'
import { LastReviews } from '../testimonials/LastReviews.tsx'
import { OwnLine } from '../waiting/OwnLine.tsx'
import { Today } from './Today.tsx'
import { WaitingForYou } from './WaitingForYou.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, (data) => [data.prefetchQuery(deskOf()), data.prefetchQuery(openOf()), data.prefetchQuery(nextOf())])

/** The reader's desk: whether one can be asked, and who asks. */
export function Component() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { data: mine = [], error, isPlaceholderData, refetch } = useOpenReadings()
  useOn('reader:availability', ({ reader_id }) => {
    if (reader_id === me) void queries.invalidateQueries({ queryKey: deskKey })
  })
  const asking = mine.filter(({ state }) => state === 'requested')
  const open = mine.find(({ state }) => state === 'open' || state === 'accepted')
  return (
    <Page
      title={say('readers.desk')}
      actions={
        <>
          <LinkButton kind="secondary" to={paths.clients()}>
            {say('clients.title')}
          </LinkButton>
          <LinkButton kind="secondary" to={paths.myProfile()}>
            {say('readers.desk.page')}
          </LinkButton>
        </>
      }
    >
      <div data-in-turn-narrow className="grid lg:grid-cols-3 gap-24 lg:gap-32 items-start">
        <div data-in-turn className="lg:col-span-2 min-w-0 flex flex-col gap-24">
          {error && <ErrorNote cause={error} what={say('readers.desk.failed')} retry={() => void refetch()} />}
          <div role="status" className="flex flex-col gap-16 empty:hidden">
            {asking.map((reading) => (
              <RequestCard key={reading.id} reading={reading} />
            ))}
          </div>
          {open ? <OpenReading reading={open} /> : isPlaceholderData && <Coming />}
          <OwnPages />
          <NextAppointment side="reader" />
          <AvailabilitySwitch asked={asking.length > 0 && !open} />
          {!asking.length && !open && !error && <Quiet />}
          <OwnLine />
          <MissedRequests />
          <OwnShortReadings />
          <LastReviews />
        </div>
        <div data-in-turn className="min-w-0 flex flex-col gap-24">
          <WaitingForYou />
          <Today />
          <Sound />
        </div>
      </div>
    </Page>
  )
}

function OpenReading({ reading }: { reading: Reading }) {
  const say = useSay()
  return (
    <section className="card border-primary p-20 lg:p-24 flex flex-wrap items-center justify-between gap-16">
      <p className="flex items-center gap-16 min-w-0 font-semibold">
        <Avatar id={reading.client.id} />
        <span className="min-w-0 wrap-anywhere">{say('readings.bell.open', { name: reading.client.username })}</span>
      </p>
      <LinkButton to={paths.room(reading.id)}>{say('readings.bell.go')}</LinkButton>
    </section>
  )
}

/** Nobody asks; what would change that. */
function Quiet() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { data } = useQuery(deskOf())
  if (!data) return null
  const free = data.settings.availability === 'available'
  return (
    <div className="card">
      <Empty
        scene="chairs"
        action={
          <LinkButton kind="secondary" to={free && me ? paths.profile(me) : paths.myProfile()}>
            {say(free ? 'readers.desk.public' : 'readers.desk.profile')}
          </LinkButton>
        }
      >
        {say(free ? 'readers.desk.empty' : 'readers.desk.closed')}
      </Empty>
    </div>
  )
}

function Sound() {
  const say = useSay()
  const on = usePreferences((chosen) => chosen.sound === 'on')
  const Picture = on ? Volume2 : VolumeX
  return (
    <section aria-label={say('readers.desk.sound')} className="card p-20 lg:p-24 flex flex-col items-start gap-8">
      <CheckField
        label={
          <span className="inline-flex items-center gap-8">
            <Picture className="size-20 shrink-0 text-muted" aria-hidden="true" />
            {say('readers.desk.sound')}
          </span>
        }
        checked={on}
        onChange={({ target }) => setPreferences({ sound: target.checked ? 'on' : 'off' })}
      />
      <Button kind="secondary" onClick={() => void sound()}>
        {say('readers.desk.sound.try')}
      </Button>
    </section>
  )
}
