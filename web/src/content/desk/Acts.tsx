import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../action.ts'
import { useFields } from '../../form.ts'
import { Button, type Kind as Look } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField } from '../../ui/Field.tsx'
import { Form, FormEnd } from '../../ui/Form.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import type { OwnPiece } from '../calls.ts'
import { actOn, type Deed, type State } from './calls.ts'

/** Its calendar is as large as the rest of the page, and comes when somebody asks for it. */
const Moment = lazy(async () => ({ default: (await import('../../ui/DateField.tsx')).DateField }))

type Asked = 'return' | 'withdraw' | 'schedule'
interface Offered {
  deed: Deed | Asked
  look?: Look
}
const send: Offered = { deed: 'send', look: 'primary' }
const publish: Offered = { deed: 'publish', look: 'primary' }
const schedule: Offered = { deed: 'schedule' }
const ofReader: Partial<Record<State, readonly Offered[]>> = { draft: [send], awaiting: [{ deed: 'recall' }] }
const ofHouse: Record<State, readonly Offered[]> = {
  draft: [publish, schedule],
  awaiting: [publish, schedule, { deed: 'return' }],
  scheduled: [publish, { deed: 'unschedule' }],
  published: [publish, { deed: 'withdraw', look: 'danger' }],
  withdrawn: [publish, schedule],
}

/** What can become of a text now. Only what is saved is sent or published. */
export function Acts({ of, isHouse, dirty }: { of: OwnPiece; isHouse: boolean; dirty: boolean }) {
  const say = useSay()
  const [asked, ask] = useState<Asked>()
  const act = useAction(
    (action: Deed) => actOn(of, { action }),
    (_, action) => toast(say(`content.done.${action}`)),
  )
  const offered = (isHouse ? ofHouse : ofReader)[of.state] ?? []
  const current = offered.filter(({ deed }) => deed !== 'publish' || of.state !== 'published' || of.ahead)
  if (current.length === 0) return null
  const goesOut = (deed: Offered['deed']) => deed === 'publish' || deed === 'send' || deed === 'schedule'
  return (
    <div className="flex flex-col gap-16">
      {act.error && <ErrorNote cause={act.error} what={say('content.act.failed')} />}
      <div className="flex flex-wrap items-start gap-8">
        {current.map(({ deed, look = 'secondary' }) => (
          <Button
            key={deed}
            kind={look}
            pending={act.isPending && act.variables === deed}
            why={dirty && goesOut(deed) && say('content.write.unsaved')}
            onClick={() => (isAsked(deed, of) ? ask(deed as Asked) : act.mutate(deed as Deed))}
          >
            {say(deed === 'publish' && of.state === 'published' ? 'content.act.publish_again' : `content.act.${deed}`)}
          </Button>
        ))}
      </div>
      {(['return', 'withdraw'] as const).map((deed) => (
        <Dialog key={deed} open={asked === deed} onClose={() => ask(undefined)} title={say(`content.act.${deed}`)}>
          <Reasoned of={of} deed={deed} onClose={() => ask(undefined)} />
        </Dialog>
      ))}
      <Dialog open={asked === 'schedule'} onClose={() => ask(undefined)} title={say('content.act.schedule')}>
        <Schedule of={of} onClose={() => ask(undefined)} />
      </Dialog>
    </div>
  )
}

/** What is asked for more before it is done; the house's own texts leave without a reason. */
const isAsked = (deed: Offered['deed'], { author }: OwnPiece) =>
  deed === 'return' || deed === 'schedule' || (deed === 'withdraw' && author !== undefined)

interface AskedProps {
  of: OwnPiece
  onClose: () => void
}

/** What goes back to a reader, or off the site, goes with a reason that they read. */
function Reasoned({ of, deed, onClose }: AskedProps & { deed: 'return' | 'withdraw' }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: deed,
    start: { reason: '' },
    labels: { reason: `content.act.${deed}.reason` },
    act: ({ reason }) => actOn(of, { action: deed, reason }),
    onDone: () => {
      toast(say(`content.done.${deed}`))
      onClose()
    },
  })
  return (
    <Form of={sending} failed={say('content.act.failed')}>
      <AreaField {...field('reason', { required: say('content.write.needed') })} rows={3} />
      <FormEnd of={sending} go={say(`content.act.${deed}.go`)} leave={say('content.act.leave')} onLeave={onClose} />
    </Form>
  )
}

function Schedule({ of, onClose }: AskedProps) {
  const say = useSay()
  const { form, field, ...sending } = useFields({
    name: 'schedule',
    start: { at: '' },
    labels: { at: 'content.act.schedule.at' },
    act: ({ at }) => actOn(of, { action: 'schedule', at: new Date(at).toISOString() }),
    onDone: () => {
      toast(say('content.done.schedule'))
      onClose()
    },
  })
  const { id, label, error } = field('at', { required: say('content.write.needed') })
  return (
    <Form of={sending} failed={say('content.act.failed')}>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Moment
          time
          {...{ id, label, error }}
          value={form.watch('at')}
          onChange={(at) => form.setValue('at', at, { shouldValidate: true })}
        />
      </Suspense>
      <FormEnd of={sending} go={say('content.act.schedule.go')} leave={say('content.act.leave')} onLeave={onClose} />
    </Form>
  )
}
