import { appointmentMinutes } from '@evenlight/contract/appointments'
import { readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useAction } from '../action.ts'
import { profileOf, type Profile } from '../readers/calls.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Objecting } from '../ui/Objecting.tsx'
import { Page } from '../ui/Page.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { AskForm } from './AskForm.tsx'
import { type Appointment, calls, closedOf, type Minutes, type Slot, slotsChanged } from './calls.ts'
import { Conditions } from './Conditions.tsx'
import { SlotPicker } from './SlotPicker.tsx'

/** Where a client asks a reader for an appointment. */
export function Component() {
  const say = useSay()
  const { id = '' } = useParams()
  const reader = useQuery(profileOf(id))
  const { data: closed } = useQuery(closedOf())
  const name = reader.data?.display_name ?? ''
  return (
    <Page
      title={say('appointments.book', { name })}
      back={{ to: paths.profile(id), words: say('appointments.book.back') }}
      width="text"
    >
      <Loaded of={reader} failed={say('appointments.book.failed')} shape={<Skeleton className="h-page rounded-card" />}>
        {(profile) =>
          closed ? (
            <Empty scene="gate" action={<Objecting className="text-muted" />}>
              {say('appointments.closed')} <When at={closed} />.
            </Empty>
          ) : profile.takes_appointments ? (
            <Booking reader={profile} />
          ) : (
            <Empty
              scene="chairs"
              action={<LinkButton to={paths.readers()}>{say('appointments.book.others')}</LinkButton>}
            >
              {say('appointments.book.none', { name })}
            </Empty>
          )
        }
      </Loaded>
    </Page>
  )
}

const lengths = appointmentMinutes.map((minutes) => `${minutes}` as const)

function Booking({ reader }: { reader: Profile }) {
  const say = useSay()
  const [minutes, setMinutes] = useState<Minutes>(30)
  const [slot, setSlot] = useState<Slot>()
  const offered = readingChannels.filter((one) => reader.channels.includes(one))
  const [channel, setChannel] = useState<Appointment['channel']>(offered[0] ?? 'chat')
  const {
    mutate,
    data: held,
    error,
  } = useAction(
    (chosen: Slot) => calls.hold({ body: { reader_id: reader.id, starts_at: chosen.starts_at, minutes } }),
    () => void slotsChanged(),
  )
  const choose = (chosen: Slot) => {
    setSlot(chosen)
    mutate(chosen, {
      onError: () => {
        setSlot(undefined)
        void slotsChanged()
      },
    })
  }
  return (
    <>
      <Segments
        label={say('appointments.length')}
        options={lengths.map((value) => ({ value, label: say('ui.minutes', { minutes: value }) }))}
        chosen={`${minutes}`}
        onChoose={(value) => {
          setMinutes(Number(value) as Minutes)
          setSlot(undefined)
        }}
      />
      {offered.length > 1 && (
        <Segments
          label={say('appointments.by')}
          options={offered.map((value) => ({ value, label: say(`appointments.by.${value}`) }))}
          chosen={channel}
          onChoose={setChannel}
        />
      )}
      {error && <ErrorNote cause={error} what={say('appointments.hold.failed')} />}
      <SlotPicker key={minutes} reader={reader} minutes={minutes} chosen={slot} onChoose={choose} />
      <AskForm reader={reader} minutes={minutes} channel={channel} slot={slot} heldUntil={slot && held?.until} />
      <Conditions name={reader.display_name} />
    </>
  )
}
