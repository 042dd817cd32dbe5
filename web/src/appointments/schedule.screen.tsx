import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Section } from '../accounts/Section.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { saveSchedule, type Schedule, scheduleOf } from './calls.ts'
import { exceptionsOf, faultOfExceptions, rowsOf, type TypedException } from './exceptions.ts'
import { ExceptionsField } from './ExceptionsField.tsx'
import { HoursField } from '../hours/HoursField.tsx'
import { faultOf, scheduleOf as keptOf, type Week, weekOf } from '../hours/week.ts'

/** When clients can book a reader: every week, and on single days. */
export function Component() {
  const say = useSay()
  const schedule = useQuery(scheduleOf())
  return (
    <Page
      title={say('appointments.schedule')}
      lead={
        <>
          {say('appointments.schedule.lead', { zone: placeOf(schedule.data?.time_zone ?? 'UTC') })}{' '}
          <Link to={paths.account()} className="link">
            {say('appointments.schedule.zone')}
          </Link>
        </>
      }
      back={{ to: paths.appointments(), words: say('appointments.title') }}
    >
      <Loaded
        of={schedule}
        failed={say('appointments.schedule.failed')}
        shape={<Skeleton className="h-page rounded-card" />}
      >
        {(kept) => <ScheduleForm schedule={kept} />}
      </Loaded>
    </Page>
  )
}

interface Draft {
  takes: boolean
  hours: Week
  exceptions: readonly TypedException[]
}
const labels = {
  takes: 'appointments.takes',
  hours: 'appointments.hours',
  exceptions: 'appointments.exceptions',
} as const

const useSchedule = ({ takes_appointments, schedule, exceptions }: Schedule) => {
  const say = useSay()
  return useFields<Draft, Schedule>({
    name: 'schedule',
    start: { takes: takes_appointments, hours: weekOf(schedule), exceptions: rowsOf(exceptions) },
    labels,
    draft: 'my-hours',
    act: (typed) =>
      saveSchedule({
        takes_appointments: typed.takes,
        schedule: keptOf(typed.hours),
        exceptions: exceptionsOf(typed.exceptions),
      }),
    onDone: () => toast(say('appointments.schedule.saved')),
  })
}

function ScheduleForm({ schedule }: { schedule: Schedule }) {
  const say = useSay()
  const { form, field, ...sending } = useSchedule(schedule)
  const [hours, exceptions] = form.watch(['hours', 'exceptions'])
  const put = <Name extends 'hours' | 'exceptions'>(name: Name, value: Draft[Name]) =>
    form.setValue(name, value as never, { shouldValidate: Boolean(form.formState.errors[name]) })
  const wrongWeek = (week: Week) => {
    const fault = faultOf(week)
    return fault === undefined || say(`appointments.hours.${fault}`)
  }
  const wrongDays = (rows: Draft['exceptions']) => {
    const fault = faultOfExceptions(rows)
    if (fault === undefined) return true
    return say(fault === 'dayless' ? 'appointments.exceptions.dayless' : `appointments.hours.${fault}`)
  }
  const ofHours = field('hours', { validate: wrongWeek })
  const ofDays = field('exceptions', { validate: wrongDays })
  return (
    <Form
      of={sending}
      className="flex flex-col"
      failed={say('appointments.schedule.not_saved')}
      kept={say('appointments.kept')}
    >
      <Section title={say('appointments.schedule.switch')} hint={say('appointments.schedule.switch.hint')}>
        <CheckField {...form.register('takes')} label={say('appointments.takes')} />
      </Section>
      <Section title={say('appointments.hours')} hint={say('appointments.hours.hint')}>
        <HoursField id={ofHours.id} error={ofHours.error} value={hours} onChange={(value) => put('hours', value)} />
      </Section>
      <Section title={say('appointments.exceptions')} hint={say('appointments.exceptions.hint')}>
        <ExceptionsField
          id={ofDays.id}
          error={ofDays.error}
          value={exceptions}
          onChange={(value) => put('exceptions', value)}
        />
      </Section>
      <div className="py-24 border-t border-line">
        <Button type="submit" pending={sending.pending} why={sending.away}>
          {say('appointments.schedule.save')}
        </Button>
      </div>
    </Form>
  )
}
