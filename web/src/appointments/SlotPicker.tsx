import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ChipChoices } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { type Minutes, type Slot, slotsOf } from './calls.ts'
import { byPartOfDay, dayOf, twice, useClock, useOwnZone } from './times.ts'

const Days = lazy(async () => ({ default: (await import('../ui/Days.tsx')).Days }))

interface SlotPickerProps {
  reader: { id: string; display_name: string }
  minutes: Minutes
  chosen: Slot | undefined
  onChoose: (slot: Slot) => void
  /** There is room for one column alone, however wide the window. */
  narrow?: boolean
}

/** A free time of a reader: first the day, then the time of day, in the zone of whoever looks and in the reader's. */
export function SlotPicker({ reader, minutes, chosen, onChoose, narrow = false }: SlotPickerProps) {
  const say = useSay()
  const zone = useOwnZone()
  const [from, setFrom] = useState<string>()
  const [day, setDay] = useState<string>()
  const { data, error, refetch } = useQuery(slotsOf({ readerId: reader.id, minutes, zone, from }))
  if (error && !data)
    return <ErrorNote cause={error} what={say('appointments.slots.failed')} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-page rounded-card" />
  // What is held for oneself is nobody's slot any more, and is still the one that is chosen.
  const own = chosen && !data.slots.some(({ starts_at }) => starts_at === chosen.starts_at) ? [chosen] : []
  const slots = [...data.slots, ...own].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
  const days = new Set(slots.map(dayOf))
  const shown = day && days.has(day) ? day : [...days][0]
  const turn = (month: string) => setFrom(month > data.first_day ? month : undefined)
  return (
    <div className={cx('grid gap-24 items-start', !narrow && 'md:grid-cols-[auto_minmax(0,1fr)] lg:gap-32')}>
      <Suspense fallback={<Skeleton className="h-page w-full max-w-form rounded-card" />}>
        <Days
          label={say('appointments.day')}
          chosen={shown}
          first={data.first_day}
          last={data.last_day}
          has={(one) => days.has(one)}
          onChoose={setDay}
          onMonth={turn}
        />
      </Suspense>
      {shown ? (
        <Times
          slots={slots.filter((slot) => dayOf(slot) === shown)}
          zones={{ own: zone, theirs: data.reader_time_zone, name: reader.display_name }}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <p role="status" className="text-muted">
          {say('appointments.slots.none', { name: reader.display_name })}
        </p>
      )}
    </div>
  )
}

interface TimesProps extends Pick<SlotPickerProps, 'chosen' | 'onChoose'> {
  slots: readonly Slot[]
  zones: { own: string; theirs: string; name: string }
}

function Times({ slots, zones, chosen, onChoose }: TimesProps) {
  const say = useSay()
  const clock = useClock()
  const [first] = slots
  const doubled = twice(slots)
  const apart = slots.some(({ local, reader_local }) => local !== reader_local)
  const told = ({ starts_at, local, reader_local }: Slot) => (
    <span className="flex flex-col items-center py-4 tabular">
      {clock.time(starts_at, zones.own, doubled.has(starts_at))}
      {local !== reader_local && (
        <span className="text-label font-normal text-muted">{clock.time(starts_at, zones.theirs)}</span>
      )}
    </span>
  )
  if (!first) return null
  return (
    <div className="min-w-0 flex flex-col gap-16">
      <div>
        <h3 className="text-h3">{clock.day(first.starts_at, zones.own)}</h3>
        <p className="text-meta text-muted">
          {say('appointments.zone.own', { zone: placeOf(zones.own) })}{' '}
          {apart && say('appointments.zone.theirs', { name: zones.name, zone: placeOf(zones.theirs) })}
        </p>
      </div>
      {byPartOfDay(slots).map(({ part, slots: those }) => (
        <ChipChoices
          key={part}
          name="slot"
          label={say(`appointments.part.${part}`)}
          options={those.map((slot) => ({ value: slot.starts_at, label: told(slot) }))}
          chosen={chosen?.starts_at}
          onChoose={(at) => {
            const slot = slots.find(({ starts_at }) => starts_at === at)
            if (slot) onChoose(slot)
          }}
        />
      ))}
    </div>
  )
}
