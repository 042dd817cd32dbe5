import { useRef, useState } from 'react'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Act, type Appointment, appointmentsChanged, calls } from './calls.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import type { Side } from './side.ts'

type Opened = Extract<Act, 'decline' | 'cancel' | 'counter' | 'reschedule'>
const others = ['decline', 'counter', 'reschedule', 'cancel'] as const satisfies readonly Opened[]

/** What can be done about an appointment, each by its button. */
export function Acts({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const away = useOffline()
  const box = useRef<HTMLDivElement>(null)
  const [opened, open] = useState<Opened>()
  const { id, may, free_until, state } = appointment
  const { mutate, isPending, error } = useAction(
    (_: null, key) => calls.accept({ body: { id }, key }),
    () => {
      void appointmentsChanged()
      toast(say('appointments.done.accept'))
    },
  )
  const close = () => {
    open(undefined)
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
  }
  const acts = others.filter((act) => may.includes(act))
  if (!may.includes('accept') && acts.length === 0) return null
  if (opened === 'decline' || opened === 'cancel')
    return (
      <ReasonForm
        appointment={appointment}
        act={opened}
        isLate={opened === 'cancel' && state === 'accepted' && Date.now() > Date.parse(free_until)}
        onLeave={close}
      />
    )
  return (
    <div ref={box} className="flex flex-col gap-12">
      {error && <ErrorNote cause={error} what={say('appointments.failed')} />}
      <div className="flex flex-wrap gap-8">
        {may.includes('accept') && (
          <Button pending={isPending} why={away} onClick={() => mutate(null)}>
            {say('appointments.act.accept')}
          </Button>
        )}
        {acts.map((act) => (
          <Button key={act} kind={act === 'cancel' ? 'quiet' : 'secondary'} onClick={() => open(act)}>
            {say(`appointments.act.${act}`)}
          </Button>
        ))}
      </div>
      {(opened === 'counter' || opened === 'reschedule') && (
        <MoveDialog appointment={appointment} act={opened} side={side} onClose={close} />
      )}
    </div>
  )
}
