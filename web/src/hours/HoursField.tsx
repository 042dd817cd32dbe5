import { dayMs } from '@evenlight/core/wall-clock'
import { hoursMax } from '@evenlight/contract/lengths'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { IconButton } from '../ui/Button.tsx'
import { TextField, Wrong } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { endsNextDay, type TypedHours, type Week } from './week.ts'

interface HoursFieldProps {
  id: string
  error?: ReactNode
  value: Week
  onChange: (value: Week) => void
}

/** A Monday, to name the days by. */
const MONDAY = Date.UTC(2024, 0, 1)
/** As many on each day as make a full week. */
const A_DAY = hoursMax / 7

/** The hours of a usual week, day by day. */
export function HoursField({ id, error, value, onChange }: HoursFieldProps) {
  const { formatDate } = useIntl()
  const dayOf = (at: number) => formatDate(MONDAY + at * dayMs, { weekday: 'long', timeZone: 'UTC' })
  return (
    <div id={id} tabIndex={-1} className="flex flex-col outline-none">
      {value.map((hours, at) => (
        <Day
          key={at}
          name={dayOf(at)}
          hours={hours}
          onChange={(next) => onChange(value.with(at, next))}
          onCopy={() => onChange(value.map(() => hours))}
        />
      ))}
      <Wrong id={`${id}-error`}>{error}</Wrong>
    </div>
  )
}

interface DayProps {
  name: string
  hours: readonly TypedHours[]
  onChange: (hours: readonly TypedHours[]) => void
  onCopy: () => void
}

function Day({ name, hours, onChange, onCopy }: DayProps) {
  const say = useSay()
  const box = useRef<HTMLFieldSetElement>(null)
  // The row that comes takes the focus, and what is left when one goes.
  const put = (next: readonly TypedHours[], row: number) => {
    flushSync(() => onChange(next))
    const rows = box.current?.querySelectorAll('li')
    const place = rows?.[row]?.querySelector('input') ?? box.current?.querySelector('button')
    place?.focus()
  }
  return (
    <fieldset ref={box} className="min-w-0 py-8 border-t border-line">
      <legend className="say-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-16">
        <p className="font-semibold" aria-hidden="true">
          {name}
          {hours.length === 0 && <span className="font-normal text-muted"> · {say('appointments.hours.none')}</span>}
        </p>
        <span className="flex ms-auto">
          {hours.length > 0 && (
            <IconButton label={say('appointments.hours.copy.of', { day: name })} onClick={onCopy}>
              <Copy className="size-20" />
            </IconButton>
          )}
          {hours.length < A_DAY && (
            <IconButton
              label={say('appointments.hours.add.of', { day: name })}
              onClick={() => put([...hours, { from: '', to: '' }], hours.length)}
            >
              <Plus className="size-20" />
            </IconButton>
          )}
        </span>
      </div>
      {hours.length > 0 && (
        <ul className="flex flex-col gap-12 pb-8">
          {hours.map((one, row) => (
            <li key={row} className="flex flex-wrap items-end gap-x-12 gap-y-4">
              {(['from', 'to'] as const).map((edge) => (
                <span key={edge} className="grow max-w-ring">
                  <TextField
                    type="time"
                    label={say(`appointments.hours.${edge}`)}
                    value={one[edge]}
                    onChange={({ target }) => onChange(hours.with(row, { ...one, [edge]: target.value }))}
                  />
                </span>
              ))}
              <IconButton
                label={say('appointments.hours.drop', { day: name })}
                onClick={() => put(hours.toSpliced(row, 1), row - 1)}
              >
                <Trash2 className="size-20" />
              </IconButton>
              {endsNextDay(one) && (
                <span className="basis-full text-meta text-muted">{say('appointments.hours.next_day')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
