import { resetMinutes } from '@evenlight/contract/lengths'
import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useFields } from '../form.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PasswordField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { AccountFrame, useStepFocus } from './AccountFrame.tsx'
import { useNewPassword } from './new-password.ts'

const spent = (cause: unknown) =>
  cause instanceof Failed && ['code_wrong', 'not_found'].includes(cause.problem?.code ?? '')

/** The other end of the mailed link: a new password. */
export function Component() {
  const say = useSay()
  const { token = '' } = useParams()
  const chosen = useNewPassword()
  const [done, setDone] = useState(false)
  const { field, submit, pending, away, cause } = useFields({
    start: { password: '' },
    labels: { password: 'accounts.password.new' },
    act: ({ password }) => calls.reset({ body: { token, password } }),
    onDone: () => setDone(true),
  })
  useStepFocus(done ? 'done' : 'form')
  if (done)
    return (
      <AccountFrame title={say('accounts.reset.done')} lead={say('accounts.reset.done.then')}>
        <LinkButton to={paths.auth()} className="self-start">
          {say('accounts.sign_in')}
        </LinkButton>
      </AccountFrame>
    )
  return (
    <AccountFrame title={say('accounts.reset.title')} lead={say('accounts.reset.lead')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-16">
        {spent(cause) ? (
          <ErrorNote cause={cause} what={say('accounts.reset.old', { minutes: resetMinutes })} why={null}>
            <LinkButton kind="secondary" to={paths.forgotPassword()}>
              {say('accounts.forgot.go')}
            </LinkButton>
          </ErrorNote>
        ) : (
          cause && <ErrorNote cause={cause} />
        )}
        <PasswordField {...field('password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
        <Button type="submit" pending={pending} why={away} wide>
          {say('accounts.reset.go')}
        </Button>
      </form>
    </AccountFrame>
  )
}
