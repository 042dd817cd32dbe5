import { proofSeconds } from '@evenlight/contract/route'
import { useEffect } from 'react'
import { useFields } from '../form.ts'
import { useProof } from '../session/proof.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { CodeField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { tidyCode } from './rules.ts'

/** Asks an admin for a fresh code where what they are about to do moves money or shuts somebody out, then does it. */
export function Proof() {
  const settle = useProof((proof) => proof.settle)
  const say = useSay()
  useEffect(() => () => useProof.getState().settle?.(false), [])
  return (
    <Dialog open={settle !== undefined} onClose={() => settle?.(false)} title={say('accounts.totp')}>
      {settle && <Code onProved={() => settle(true)} onLeave={() => settle(false)} />}
    </Dialog>
  )
}

function Code({ onProved, onLeave }: { onProved: () => void; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    start: { totp: '' },
    labels: { totp: 'accounts.totp.label' },
    act: ({ totp }) => calls.totp({ body: { step: 'prove', totp: tidyCode(totp) } }),
    onDone: onProved,
  })
  return (
    <Form of={sending}>
      <p>{say('accounts.proof', { minutes: proofSeconds / 60 })}</p>
      <CodeField {...field('totp', { required: say('accounts.needed') })} inputMode="text" data-first />
      <div className="flex flex-wrap gap-8">
        <Button type="submit" pending={sending.pending} why={sending.away}>
          {say('accounts.totp.go')}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {say('accounts.leave')}
        </Button>
      </div>
    </Form>
  )
}
