import { Failed } from '@evenlight/contract/client'
import { codeMinutes } from '@evenlight/contract/lengths'
import { useAction } from '../action.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CodeField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { calls } from './calls.ts'
import type { SignInFields } from './SignIn.tsx'
import { tidyCode } from './rules.ts'

/** Whether so many wrong passwords were tried that only who has a letter is heard. */
export const isByCode = (cause: unknown) => cause instanceof Failed && cause.problem?.by_code === true

/** The way in for the owner while others guess: a code by mail, beside the password that was typed. */
export function GuessedStep({ fields, onBack }: { fields: SignInFields; onBack: () => void }) {
  const say = useSay()
  const { field, pending, away, cause } = fields
  const send = useAction((login: string) => calls.sendSignInCode({ body: { login } }))
  return (
    <AccountFrame title={say('accounts.guessed')} lead={say('accounts.guessed.lead')}>
      <Button
        kind={send.isSuccess ? 'secondary' : 'primary'}
        wide
        pending={send.isPending}
        why={away}
        onClick={() => send.mutate(fields.form.getValues('login').trim())}
      >
        {say(send.isSuccess ? 'accounts.code.again' : 'accounts.guessed.go')}
      </Button>
      {send.isSuccess && (
        <Banner tone="success" role="status">
          {say('accounts.guessed.sent', { minutes: codeMinutes })}
        </Banner>
      )}
      {send.error && <ErrorNote cause={send.error} />}
      <Form of={{ ...fields, cause: isByCode(cause) ? null : cause }}>
        <CodeField
          {...field('code', {
            required: say('accounts.needed'),
            validate: (code) => /^\d{6}$/.test(tidyCode(code)) || say('accounts.bad_code'),
          })}
        />
        <Button type="submit" kind={send.isSuccess ? 'primary' : 'secondary'} pending={pending} why={away} wide>
          {say('accounts.sign_in')}
        </Button>
        <Button kind="quiet" onClick={onBack} wide>
          {say('accounts.back')}
        </Button>
      </Form>
    </AccountFrame>
  )
}
