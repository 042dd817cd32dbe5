import { useState } from 'react'
import { useFields } from '../form.ts'
import { Banner } from '../ui/Banner.tsx'
import { CodeField, PasswordField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { type Own, ownChanged } from './own.ts'
import { OwnName } from './OwnName.tsx'
import { looksLikeEmail, tidyCode } from './rules.ts'
import { Changeable, SaveOrLeave } from './Section.tsx'

const start = { email: '', password: '', email_code: '' }
const labels = {
  email: 'accounts.email.new',
  password: 'accounts.password.current',
  email_code: 'accounts.code.label',
} as const

export function ChangeEmail({ own }: { own: Own }) {
  const say = useSay()
  const isKnown = own.flags.email_confirmed
  return (
    <Changeable
      title={say('accounts.email.change')}
      hint={say('accounts.email.change.hint')}
      action={isKnown ? undefined : say('accounts.email.prove')}
      now={
        <>
          <p className="font-semibold">
            <Address email={own.email} />
          </p>
          {!isKnown && (
            <Banner>{say('accounts.email.unproven', { gift: own.type === 'CLIENT' ? 'yes' : 'no' })}</Banner>
          )}
        </>
      }
    >
      {(close) => <Steps first={isKnown ? '' : own.email} onClose={close} />}
    </Changeable>
  )
}

/** A long address goes on in the next line before its @, not at a dash. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi>
      <span className="inline-block">{email.slice(0, at)}</span>
      <span className="inline-block">{email.slice(at)}</span>
    </bdi>
  )
}

/** Two steps in one form: the new address, then the code that went there. */
function Steps({ first, onClose }: { first: string; onClose: () => void }) {
  const say = useSay()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, ...sending } = useFields({
    name: 'email',
    start: { ...start, email: first },
    labels,
    act: ({ email, password, email_code }) =>
      calls.updateUser({
        body: { email: email.trim(), password, ...(sentTo && { email_code: tidyCode(email_code) }) },
      }),
    onDone: ({ email_code_sent_to }) => {
      setSentTo(email_code_sent_to)
      if (email_code_sent_to) return
      void ownChanged()
      toast(say('accounts.email.done'))
      onClose()
    },
  })
  const needed = { required: say('accounts.needed') }
  return (
    <Form of={sending}>
      <TextField
        {...field('email', { ...needed, validate: (email) => looksLikeEmail(email) || say('accounts.bad_email') })}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={sentTo !== null}
      />
      <OwnName />
      <PasswordField {...field('password', needed)} autoComplete="current-password" />
      {sentTo && (
        <>
          <Banner role="status">{say('accounts.email.sent', { to: sentTo })}</Banner>
          <CodeField {...field('email_code', needed)} />
        </>
      )}
      <SaveOrLeave of={sending} save={say(sentTo ? 'accounts.email.confirm' : 'accounts.email.go')} onLeave={onClose} />
    </Form>
  )
}
