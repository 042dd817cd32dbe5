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
import { cacheClaim, calls, type Claim } from './calls.ts'

/** What the client may still say: yes to an offer, or once that somebody of the house should look again. */
export function ClientAnswer({ claim }: { claim: Claim }) {
  const say = useSay()
  const away = useOffline()
  const [appealing, appeal] = useState(false)
  const { mutate, isPending, error } = useAction(
    (_: null, key) => calls.answer({ body: { claim_id: claim.id, action: 'accept' }, key }),
    (answered) => {
      cacheClaim(answered)
      toast(say('claims.accepted'))
    },
  )
  if (appealing) return <Appeal claim={claim} onLeave={() => appeal(false)} />
  return (
    <div className="flex flex-col gap-12">
      {error && <ErrorNote cause={error} what={say('claims.failed')} />}
      <div className="flex flex-wrap gap-8">
        {claim.state === 'offered' && (
          <Button pending={isPending} why={away} onClick={() => mutate(null)}>
            {say('claims.accept')}
          </Button>
        )}
        {claim.may_appeal && (
          <Button kind="secondary" onClick={() => appeal(true)}>
            {say('claims.appeal')}
          </Button>
        )}
      </div>
    </div>
  )
}

const start = { reason: '' }
const labels = { reason: 'claims.appeal.why' } as const
function Appeal({ claim, onLeave }: { claim: Claim; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, Claim>({
    name: 'appeal',
    start,
    labels,
    draft: `claim-appeal-${claim.id}`,
    act: ({ reason }, key) => calls.answer({ body: { claim_id: claim.id, action: 'appeal', reason }, key }),
    onDone: (answered) => {
      cacheClaim(answered)
      toast(say('claims.appealed'))
    },
  })
  return (
    <Form of={sending} failed={say('claims.failed')} kept={say('claims.kept')} className="flex flex-col gap-12">
      <AreaField
        {...field('reason', { required: say('claims.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        hint={say('claims.appeal.hint')}
      />
      <FormEnd of={sending} go={say('claims.appeal.go')} leave={say('claims.appeal.leave')} onLeave={onLeave} />
    </Form>
  )
}
