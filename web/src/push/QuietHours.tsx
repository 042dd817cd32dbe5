import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { calls, pushesOf, type Pushes } from './calls.ts'

const labels = { from: 'push.quiet.from', until: 'push.quiet.until' } as const
const atNight = { from: '22:00', until: '08:00' }

/** The hours in which nothing is pushed. */
export function QuietHours({ of: { quiet_hours: hours, time_zone: zone } }: { of: Pushes }) {
  const say = useSay()
  const kept = (mine: Pushes) => {
    queries.setQueryData(pushesOf().queryKey, mine)
    toast(say(mine.quiet_hours ? 'push.quiet.kept' : 'push.quiet.ended'))
  }
  const {
    field,
    form: _,
    ...sending
  } = useFields({
    name: 'quiet',
    start: hours ?? atNight,
    labels,
    act: (typed: { from: string; until: string }) => calls.setQuietHours({ body: typed }),
    onDone: kept,
  })
  const end = useAction(() => calls.setQuietHours({ body: { from: null, until: null } }), kept)
  const needed = { required: say('notices.write.needed') }
  return (
    <div className="flex flex-col gap-12">
      <h3 className="font-sans text-body font-semibold">{say('push.quiet')}</h3>
      <p className="text-meta text-muted">
        {hours
          ? say('push.quiet.now', { ...hours, zone: placeOf(zone) })
          : say('push.quiet.lead', { zone: placeOf(zone) })}
      </p>
      {end.error && <ErrorNote cause={end.error} what={say('push.quiet.failed')} />}
      <Form of={sending} failed={say('push.quiet.failed')} className="flex flex-col gap-12">
        <div className="flex flex-wrap items-end gap-12">
          {(['from', 'until'] as const).map((edge) => (
            <span key={edge} className="grow max-w-ring">
              <TextField type="time" {...field(edge, needed)} />
            </span>
          ))}
          <Button type="submit" kind="secondary" pending={sending.pending} why={sending.away}>
            {say('push.quiet.keep')}
          </Button>
          {hours && (
            <Button kind="quiet" pending={end.isPending} onClick={() => end.mutate(undefined)}>
              {say('push.quiet.end')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
