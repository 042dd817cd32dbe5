import { useState } from 'react'
import { useFields } from '../form.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { CodeField, PasswordField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { type Own, ownChanged } from './own.ts'
import { OwnName } from './OwnName.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import { Changeable, SaveOrLeave, Section } from './Section.tsx'
import { tidyCode } from './rules.ts'

/** The second step at sign-in: set it up with an app, get new recovery codes, turn it off. */
export function SecondFactor({ own }: { own: Own }) {
  const say = useSay()
  const [uri, setUri] = useState<{ uri: string; secret: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { totp: on } = own.flags
  const done = (fresh: readonly string[] | undefined) => {
    setUri(null)
    setCodes(fresh ?? null)
    void ownChanged()
  }
  const matter = { title: say('accounts.second'), hint: say('accounts.second.hint') }
  if (!codes && !uri)
    return (
      <Changeable
        {...matter}
        now={<Badge tone={on ? 'success' : 'plain'}>{say(on ? 'accounts.second.on' : 'accounts.second.off')}</Badge>}
        action={on ? undefined : say('accounts.second.enrol')}
      >
        {(close) => (on ? <WhenOn onDone={done} onClose={close} /> : <WhenOff onEnrolled={setUri} onClose={close} />)}
      </Changeable>
    )
  return (
    <Section {...matter}>
      <div className="max-w-form flex flex-col gap-16">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        ) : (
          uri && <ScanStep {...uri} onDone={done} onBack={() => setUri(null)} />
        )}
      </div>
    </Section>
  )
}

interface WhenOffProps {
  onEnrolled: (given: { uri: string; secret: string }) => void
  onClose: () => void
}

function WhenOff({ onEnrolled, onClose }: WhenOffProps) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'enrol',
    start: { password: '' },
    labels: { password: 'accounts.password.current' },
    act: ({ password }) => calls.totp({ body: { step: 'enrol', password } }),
    onDone: ({ uri = '', secret = '' }) => onEnrolled({ uri, secret }),
  })
  return (
    <Form of={sending}>
      <OwnName />
      <PasswordField {...field('password', { required: say('accounts.needed') })} autoComplete="current-password" />
      <SaveOrLeave of={sending} save={say('accounts.second.enrol')} onLeave={onClose} />
    </Form>
  )
}

type Step = 'recovery_codes' | 'off'
const labels = { password: 'accounts.password.current', totp: 'accounts.second.code' } as const

interface WhenOnProps {
  onDone: (codes: readonly string[] | undefined) => void
  onClose: () => void
}

function WhenOn({ onDone, onClose }: WhenOnProps) {
  const say = useSay()
  const [step, setStep] = useState<Step>('recovery_codes')
  const { field, ...sending } = useFields({
    name: 'second',
    start: { password: '', totp: '' },
    labels,
    act: ({ password, totp }) => calls.totp({ body: { step, password, totp: tidyCode(totp) } }),
    onDone: ({ recovery_codes }) => {
      onClose()
      onDone(recovery_codes)
    },
  })
  const needed = { required: say('accounts.needed') }
  return (
    <Form of={sending}>
      <OwnName />
      <PasswordField {...field('password', needed)} autoComplete="current-password" />
      <CodeField {...field('totp', needed)} inputMode="text" />
      <div className="flex flex-wrap items-start gap-8">
        <Button
          type="submit"
          kind="secondary"
          pending={sending.pending && step === 'recovery_codes'}
          why={sending.away}
          onClick={() => setStep('recovery_codes')}
        >
          {say('accounts.second.renew')}
        </Button>
        <Button type="submit" kind="danger" pending={sending.pending && step === 'off'} onClick={() => setStep('off')}>
          {say('accounts.second.stop')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {say('accounts.leave')}
        </Button>
      </div>
    </Form>
  )
}
