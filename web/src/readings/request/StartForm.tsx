import { usableSecondsMin } from '@evenlight/core/meter/times'
import { paths } from '@evenlight/contract/paths'
import { isOver } from '@evenlight/core/meter/actions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Buy } from '../../payments/Buy.tsx'
import type { Reader } from '../../readers/calls.ts'
import { AvailabilityBadge } from '../../readers/AvailabilityBadge.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toast.tsx'
import { timeOf } from '../../wallet/calls.ts'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Reading } from '../calls.ts'
import { useOpenReadings } from '../open-readings.ts'
import { RequestForm } from './RequestForm.tsx'

/** Asked for by a phone reading alone. */
const WithPhone = lazy(async () => ({ default: (await import('../../phone/WithPhone.tsx')).WithPhone }))

/** Of a reading by phone, so much paid time is needed to ask for it. */

/** What there is to spend with this reader, then the form, or the packages when there is too little or more is wanted. */
export function StartForm({ reader, channel }: { reader: Reader; channel: Reading['channel'] }) {
  const say = useSay()
  const { data, error, refetch } = useQuery({ ...timeOf(reader.id), staleTime: 0 })
  const [adding, setAdding] = useState(false)
  const mine = useOpenReadings()
  const open = mine.data?.find(({ state }) => !isOver(state))
  if (open)
    return (
      <>
        <p>{say('readings.start.one_at_a_time', { name: open.reader.display_name })}</p>
        <LinkButton to={paths.room(open.id)} wide>
          {say('readings.start.open_one')}
        </LinkButton>
      </>
    )
  if (error && !data)
    return <ErrorNote cause={error} what={say('readings.start.failed')} retry={() => void refetch()} />
  if (!data) return <Shape />
  const bought = () => {
    setAdding(false)
    toast(say('readings.start.bought'))
    void refetch()
  }
  const isPhone = channel === 'phone'
  const canStart = isPhone ? data.paid_seconds >= usableSecondsMin : data.can_start
  const buying = adding || !canStart
  const form = (
    <RequestForm
      reader={reader}
      channel={channel}
      free={isPhone ? 0 : data.free_seconds}
      paid={data.paid_seconds}
      onTooLittle={() => void refetch()}
    />
  )
  return (
    <>
      <div className="flex items-center gap-12">
        <Avatar id={reader.id} picture={reader.picture} />
        <div className="flex flex-col items-start min-w-0">
          <AvailabilityBadge of={reader} />
          <p className="text-meta text-muted tabular">
            {say('readings.start.balance', { free: minutesOf(data.free_seconds), paid: minutesOf(data.paid_seconds) })}
          </p>
        </div>
      </div>
      {buying && !adding && <p>{say('readings.start.too_little', { name: reader.display_name })}</p>}
      {buying ? (
        <Buy onBought={bought} />
      ) : isPhone ? (
        <Suspense fallback={<Skeleton className="h-portrait" />}>
          <WithPhone>{form}</WithPhone>
        </Suspense>
      ) : (
        form
      )}
      {canStart && (
        <Button kind="quiet" wide onClick={() => setAdding(!adding)}>
          {say(adding ? 'readings.start.add_not' : 'readings.start.add')}
        </Button>
      )}
    </>
  )
}

const Shape = () => (
  <div aria-busy="true" className="flex flex-col gap-16">
    <div className="flex items-center gap-12">
      <Skeleton className="size-48 rounded-squircle" />
      <Skeleton className="h-32 w-square" />
    </div>
    <Skeleton className="h-72 rounded-button" />
    <Skeleton className="h-72" />
    <Skeleton className="h-portrait" />
    <Skeleton className="h-target rounded-button" />
  </div>
)
