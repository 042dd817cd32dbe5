import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Approval, approvalsChanged, calls } from './calls.ts'

/** Approves, declines with a reason, or takes one's own back. */
export function Acts({ of: { id, may } }: { of: Approval }) {
  const say = useSay()
  const away = useOffline()
  const [isDeclining, setDeclining] = useState(false)
  const told = useTold()
  const { mutate, isPending, variables, error } = useAction(
    (action: 'approve' | 'withdraw', key) =>
      calls.decide({ params: { id }, body: { action }, key }).catch((cause: unknown) => {
        // Somebody else may have had it first: what is shown then is how it stands.
        void approvalsChanged()
        throw cause
      }),
    told,
  )
  if (isDeclining) return <Decline id={id} onLeave={() => setDeclining(false)} />
  return (
    <div className="flex flex-col gap-12">
      {error && <ErrorNote cause={error} what={say('approvals.not_done')} />}
      <div className="flex flex-wrap gap-8">
        {may.map((deed) =>
          deed === 'decline' ? (
            <Button key={deed} kind="secondary" onClick={() => setDeclining(true)}>
              {say('approvals.may.decline')}
            </Button>
          ) : (
            <Button
              key={deed}
              kind={deed === 'approve' ? 'primary' : 'secondary'}
              pending={isPending && variables === deed}
              why={away}
              onClick={() => mutate(deed)}
            >
              {say(`approvals.may.${deed}`)}
            </Button>
          ),
        )}
      </div>
    </div>
  )
}

function useTold() {
  const say = useSay()
  return ({ state }: Approval) => {
    void approvalsChanged()
    if (state !== 'asked' && state !== 'expired') toast(say(`approvals.told.${state}`))
  }
}

function Decline({ id, onLeave }: { id: string; onLeave: () => void }) {
  const say = useSay()
  const told = useTold()
  const { field, ...sending } = useFields<{ reason: string }, Approval>({
    name: `decline-${id}`,
    start: { reason: '' },
    labels: { reason: 'approvals.decline.why' },
    act: ({ reason }, key) => calls.decide({ params: { id }, body: { action: 'decline', reason }, key }),
    onDone: told,
  })
  return (
    <Form of={sending} failed={say('approvals.not_done')} className="flex flex-col gap-12">
      <AreaField
        {...field('reason', { required: say('approvals.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('approvals.decline.hint')}
      />
      <FormEnd
        of={sending}
        kind="danger"
        go={say('approvals.may.decline')}
        leave={say('approvals.decline.leave')}
        onLeave={onLeave}
      />
    </Form>
  )
}
