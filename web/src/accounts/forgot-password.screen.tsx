import { resetMinutes } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFields } from '../form.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { AccountFrame, useStepFocus } from './AccountFrame.tsx'
import { looksLikeEmail, looksLikeUsername } from './rules.ts'

/** Asks for the link to a new password. The answer is the same whether there is an account or not. */
export function Component() {
  const say = useSay()
  const [sentTo, setSentTo] = useState('')
  const { field, ...sending } = useFields({
    start: { login: '' },
    labels: { login: 'accounts.login' },
    act: ({ login }) => calls.sendReset({ body: { email: login.trim() } }),
    onDone: (_, { login }) => setSentTo(login.trim()),
  })
  useStepFocus(sentTo ? 'sent' : 'form')
  if (sentTo)
    return (
      <AccountFrame title={say('accounts.forgot.title')} lead={say('accounts.forgot.sent', { login: sentTo })}>
        <p className="text-muted">{say('accounts.forgot.sent.then')}</p>
        <LinkButton kind="secondary" to={paths.auth()} className="self-start">
          {say('accounts.forgot.back')}
        </LinkButton>
      </AccountFrame>
    )
  return (
    <AccountFrame title={say('accounts.forgot.title')} lead={say('accounts.forgot.lead', { minutes: resetMinutes })}>
      <Form of={sending}>
        <TextField
          {...field('login', {
            required: say('accounts.needed'),
            validate: (login) => looksLikeEmail(login) || looksLikeUsername(login) || say('accounts.bad_login'),
          })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" pending={sending.pending} why={sending.away} wide>
          {say('accounts.forgot.go')}
        </Button>
      </Form>
      <p className="pt-16 border-t border-line">
        <Link to={paths.auth()} className="link">
          {say('accounts.forgot.back')}
        </Link>
      </p>
    </AccountFrame>
  )
}
