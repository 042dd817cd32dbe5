import { useState } from 'react'
import { HoursField } from '../hours/HoursField.tsx'
import { faultOf, scheduleOf, type Week, weekOf } from '../hours/week.ts'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { cacheSetting, calls, type Setting } from './calls.ts'

/** When a reader may be rung: at any time while they are available, until they choose hours. */
export function PhoneHours({ setting }: { setting: Setting }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(setting.hours.length > 0)
  if (isOpen) return <HoursForm setting={setting} />
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{say('phone.hours')}</p>
      <p className="text-muted">{say('phone.hours.any')}</p>
      <Button kind="quiet" flush onClick={() => setOpen(true)}>
        {say('phone.hours.choose')}
      </Button>
    </div>
  )
}

interface Draft {
  hours: Week
}
const labels = { hours: 'phone.hours' } as const

function HoursForm({ setting: { on, hours: kept, time_zone } }: { setting: Setting }) {
  const say = useSay()
  const { form, field, ...sending } = useFields<Draft, Setting>({
    name: 'phone-hours',
    start: { hours: weekOf(kept) },
    labels,
    act: ({ hours }) => calls.updateStatus({ body: { on, hours: scheduleOf(hours) } }),
    onDone: (setting) => {
      cacheSetting(setting)
      toast(say('phone.hours.saved'))
    },
  })
  const wrong = (week: Week) => {
    const fault = faultOf(week)
    return fault === undefined || say(`appointments.hours.${fault}`)
  }
  const of = field('hours', { validate: wrong })
  const put = (hours: Week) =>
    form.setValue('hours', hours, { shouldValidate: Boolean(form.formState.errors.hours), shouldDirty: true })
  return (
    <Form of={sending} failed={say('phone.hours.not_saved')}>
      <div>
        <h3 className="font-semibold">{say('phone.hours')}</h3>
        <p className="text-muted">{say('phone.hours.hint', { zone: placeOf(time_zone) })}</p>
      </div>
      <HoursField id={of.id} error={of.error} value={form.watch('hours')} onChange={put} />
      <Button type="submit" kind="secondary" className="self-start" pending={sending.pending} why={sending.away}>
        {say('phone.hours.save')}
      </Button>
    </Form>
  )
}
