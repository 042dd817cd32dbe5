import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { Link, useSearchParams } from 'react-router'
import { useFields } from '../form.ts'
import { endedByItself, startSession } from '../session/sign-in.ts'
import { tryAgain } from '../session/flags.ts'
import { remember, type Session, useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CodeField, PasswordField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { Blocked, NotVerified } from './Conditions.tsx'
import { CodeStep, useCodeLead } from './CodeStep.tsx'
import { AccountFrame, useStepFocus } from './AccountFrame.tsx'
import { GuessedStep, isByCode } from './GuessedStep.tsx'
import { codeOf, tidyCode } from './rules.ts'

const start = { login: '', password: '', totp: '', code: '' }
const labels = {
  login: 'accounts.login',
  password: 'accounts.password',
  totp: 'accounts.totp.label',
  code: 'accounts.code.label',
} as const

async function signIn({ login, password, totp, code }: typeof start) {
  remember({ password })
  const body = {
    login: login.trim(),
    password,
    ...(totp && { totp: tidyCode(totp) }),
    ...(code && { code: tidyCode(code) }),
  }
  return calls.login({ body }).catch((cause: unknown) => {
    const problem = cause instanceof Failed ? cause.problem : undefined
    const userId = problem?.user_id
    if (typeof userId === 'string') remember({ userId, codeBy: problem?.code_by === 'sms' ? 'sms' : 'mail' })
    throw cause
  })
}

/** Sign-in, with every condition that a right password can meet explained in its place. */
export function SignIn() {
  const say = useSay()
  const lead = useCodeLead()
  const session = useSession()
  const fields = useFields({ start, labels, act: signIn, onDone: (entry) => startSession(entry) })
  const restart = () => {
    tryAgain()
    fields.reset()
  }
  const step = stepOf(session, {
    second: codeOf(fields.cause) === 'totp_required' || fields.form.getValues('totp') !== '',
    guessed: isByCode(fields.cause) || fields.form.getValues('code') !== '',
  })
  useStepFocus(step)
  if (step === 'code')
    return (
      <AccountFrame title={say('accounts.code')} lead={lead}>
        <CodeStep userId={session.userId ?? ''} />
      </AccountFrame>
    )
  if (step === 'blocked') return <Blocked cause={fields.cause} onBack={restart} />
  if (step === 'waiting') return <NotVerified cause={fields.cause} onBack={restart} />
  if (step === 'second') return <SecondStep fields={fields} onBack={restart} />
  if (step === 'guessed') return <GuessedStep fields={fields} onBack={restart} />
  return <Password fields={fields} />
}

function stepOf(session: Session, { second, guessed }: { second: boolean; guessed: boolean }) {
  if (session.isClientNotVerified && session.userId) return 'code'
  if (session.isBlock) return 'blocked'
  if (session.isNotVerified) return 'waiting'
  if (second) return 'second'
  return guessed ? 'guessed' : 'password'
}

export type SignInFields = ReturnType<typeof useFields<typeof start, Awaited<ReturnType<typeof signIn>>>>

function Password({ fields }: { fields: SignInFields }) {
  const say = useSay()
  const [search] = useSearchParams()
  const { field, pending, away } = fields
  const needed = { required: say('accounts.needed') }
  return (
    <AccountFrame title={say('accounts.sign_in')} lead={say('accounts.sign_in.lead')}>
      {endedByItself() && (
        <Banner>
          <b>{say('accounts.ended')}</b> {say('accounts.ended.why')}
        </Banner>
      )}
      <Form of={fields}>
        <TextField {...field('login', needed)} autoComplete="username" autoCapitalize="off" spellCheck={false} />
        <PasswordField {...field('password', needed)} autoComplete="current-password" />
        <Link to={paths.forgotPassword()} className="link self-start">
          {say('accounts.forgot')}
        </Link>
        <Button type="submit" pending={pending} why={away} wide>
          {say('accounts.sign_in')}
        </Button>
      </Form>
      <p className="pt-16 border-t border-line">
        {say('accounts.sign_in.new')}{' '}
        <Link to={paths.signUp(search.get('next') ?? undefined)} className="link">
          {say('accounts.sign_in.new.link')}
        </Link>
      </p>
    </AccountFrame>
  )
}

function SecondStep({ fields, onBack }: { fields: SignInFields; onBack: () => void }) {
  const say = useSay()
  const { field, submit, pending, away, cause } = fields
  return (
    <AccountFrame title={say('accounts.totp')} lead={say('accounts.totp.lead')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-16">
        {cause && codeOf(cause) !== 'totp_required' && <ErrorNote cause={cause} />}
        <CodeField {...field('totp', { required: say('accounts.needed') })} inputMode="text" />
        <Button type="submit" pending={pending} why={away} wide>
          {say('accounts.totp.go')}
        </Button>
        <Button kind="quiet" onClick={onBack} wide>
          {say('accounts.back')}
        </Button>
      </form>
    </AccountFrame>
  )
}
