import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar as Month,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
  type DateValue,
  Heading,
  useLocale,
} from 'react-aria-components'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'

const turn =
  'grid place-items-center size-target rounded-button text-muted hover:text-ink hover:bg-sunken disabled:opacity-60'

const day = [
  'grid place-items-center w-full max-w-target h-target mx-auto rounded-control tabular cursor-pointer hover:bg-soft-primary',
  'data-today:font-semibold data-today:underline data-today:underline-offset-2',
  'data-selected:bg-primary data-selected:text-on-primary forced-colors:data-selected:outline-2',
  'data-unavailable:text-muted data-unavailable:line-through data-unavailable:cursor-not-allowed',
  'data-disabled:opacity-60 data-disabled:cursor-not-allowed data-outside-month:hidden',
].join(' ')

/**
 * A month to choose a day from: arrows move by days and weeks, Page Up and Page Down by months. It runs as its
 * language does, as the arrows do.
 */
export function Calendar(props: CalendarProps<DateValue>) {
  const say = useSay()
  const { direction } = useLocale()
  const arrow = cx('size-20', direction === 'rtl' && '-scale-x-100')
  return (
    <Month {...props} dir={direction} className="flex flex-col gap-8 max-w-form">
      <header className="flex items-center justify-between">
        <Button slot="previous" aria-label={say('parts.month.before')} className={turn}>
          <ChevronLeft className={arrow} aria-hidden="true" />
        </Button>
        <Heading className="text-h3" />
        <Button slot="next" aria-label={say('parts.month.after')} className={turn}>
          <ChevronRight className={arrow} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="w-full table-fixed">
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="h-32 text-center text-label font-semibold text-muted">
              {name}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
      </CalendarGrid>
    </Month>
  )
}
