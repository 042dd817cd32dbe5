import { parseDate, parseDateTime, parseTime } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  I18nProvider,
  Label,
  Popover,
  Text,
  TimeField as Time,
  useLocale,
} from 'react-aria-components'
import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import { Calendar } from './Calendar.tsx'
import { cx } from './cx.ts'
import { type About, Wrong } from './Field.tsx'

interface MomentProps extends About {
  id?: string
  /** As a native field has it: `2026-11-20`, `2026-11-20T18:30`, `18:30`; empty for none or an unfinished one. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

interface DateProps extends MomentProps {
  /** The hour and the minute as well. */
  time?: boolean
  min?: string
  max?: string
  /** Days of the form `2026-11-20` that can't be chosen. */
  unavailable?: (day: string) => boolean
}

const MINUTES = 'yyyy-mm-ddThh:mm'.length

/** What a text says, or nothing where it says none. */
function read<Value>(parse: (text: string) => Value, text: string | undefined) {
  try {
    return text ? parse(text) : null
  } catch {
    return null
  }
}

/** A day, typed part by part or chosen from a calendar, in the order of the person's language. */
export function DateField({ time, min, max, unavailable, value, onChange, ...about }: DateProps) {
  const say = useSay()
  const [group, setGroup] = useState<HTMLDivElement | null>(null)
  const parse = (text: string): DateValue => (time ? parseDateTime(text) : parseDate(text))
  return (
    <Spoken>
      <DatePicker
        value={read(parse, value)}
        onChange={(date) => onChange(date?.toString().slice(0, MINUTES) ?? '')}
        minValue={read(parse, min)}
        maxValue={read(parse, max)}
        isDateUnavailable={unavailable && ((date) => unavailable(date.toString().slice(0, 10)))}
        granularity={time ? 'minute' : 'day'}
        isDisabled={about.disabled}
        isInvalid={Boolean(about.error)}
        className="flex flex-col gap-4"
      >
        <Around {...about}>
          <Group ref={setGroup} className="control flex items-center has-data-focused:border-primary pe-48 relative">
            <Segments />
            <Button
              aria-label={say('parts.calendar')}
              className="absolute end-0 inset-y-0 grid place-items-center w-target rounded-button text-muted hover:text-ink"
            >
              <CalendarDays className="size-20" aria-hidden="true" />
            </Button>
          </Group>
        </Around>
        <Popover
          UNSTABLE_portalContainer={group?.closest('dialog') ?? undefined}
          className="p-16 rounded-button bg-surface border border-line shadow-float"
        >
          <Dialog className="outline-none">
            <Calendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </Spoken>
  )
}

/** A time of day, typed part by part. */
export function TimeField({ value, onChange, ...about }: MomentProps) {
  return (
    <Spoken>
      <Time
        value={read(parseTime, value)}
        onChange={(time) => onChange(time?.toString().slice(0, 'hh:mm'.length) ?? '')}
        isDisabled={about.disabled}
        isInvalid={Boolean(about.error)}
        className="flex flex-col gap-4"
      >
        <Around {...about}>
          <Group className="control flex items-center">
            <Segments />
          </Group>
        </Around>
      </Time>
    </Spoken>
  )
}

/** In the language of the page, where the library would take the browser's. */
function Spoken({ children }: { children: ReactNode }) {
  const { locale } = useIntl()
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

/** Label, hint and error where the other fields have them. The id is the place that a summary of faults leads to. */
function Around({ id, label, hint, error, optional, children }: About & { id?: string; children: ReactNode }) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <Label className="text-meta font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> · {say('parts.optional')}</span>}
      </Label>
      {hint && (
        <Text slot="description" className="text-meta text-muted">
          {hint}
        </Text>
      )}
      <div
        id={id}
        ref={box}
        tabIndex={-1}
        onFocus={({ target }) =>
          target === box.current && box.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        }
      >
        {children}
      </div>
      {error && (
        <Text slot="errorMessage">
          <Wrong id={`${id}-error`}>{error}</Wrong>
        </Text>
      )}
    </>
  )
}

const part = cx(
  'whitespace-pre rounded-tick not-data-[type=literal]:min-w-24 not-data-[type=literal]:text-center outline-none tabular data-placeholder:text-muted',
  'focus:bg-primary focus:text-on-primary data-disabled:text-muted',
)

/** The parts stand in the order of their language, whatever the direction of the page. */
function Segments() {
  const { direction } = useLocale()
  return (
    <DateInput dir={direction} className="flex items-center">
      {(segment) => <DateSegment segment={segment} className={part} />}
    </DateInput>
  )
}
