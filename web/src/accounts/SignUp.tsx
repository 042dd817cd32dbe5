import { TERMS_VERSION } from '@evenlight/contract/terms'
import { adultYears } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFields } from '../form.ts'
import { remember } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField, PasswordField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { CountryField } from './CountryField.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { useNewPassword } from './new-password.ts'
import { MobileField, UsernameField, useUsernameRules, WholeName } from './NameFields.tsx'
import { Terms } from './Terms.tsx'
import { ageOn, looksLikeEmail } from './rules.ts'

const start = {
  username: '',
  email: '',
  password: '',
  first_name: '',
  last_name: '',
  date_of_birth: '',
  country: '',
  mobile_number: '',
  terms: false,
}
const labels = {
  username: 'accounts.username',
  email: 'accounts.email',
  password: 'accounts.password',
  first_name: 'accounts.first_name',
  last_name: 'accounts.last_name',
  date_of_birth: 'accounts.birth',
  country: 'accounts.country',
  mobile_number: 'accounts.mobile',
  terms: 'shell.terms',
} as const

async function signUp({ terms, last_name, mobile_number, ...rest }: typeof start) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const given = { ...rest, ...(last_name && { last_name }), ...(mobile_number && { mobile_number }) }
  return calls.register({
    body: {
      ...given,
      time_zone: timeZone,
      locale: navigator.language,
      accept_terms_version: terms ? TERMS_VERSION : '',
    },
  })
}

/** A new client's account: one page, nothing asked twice, the code comes next. */
export function SignUp() {
  const say = useSay()
  const go = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  const { field, ...sending } = useFields({
    start,
    labels,
    draft: 'sign-up',
    act: signUp,
    onDone: ({ user_id }, { email, mobile_number, password }) => {
      remember({ userId: user_id, email, mobile_number, password })
      void go(paths.registered(next))
    },
  })
  const chosen = useNewPassword()
  const named = useUsernameRules()
  const needed = { required: say('accounts.needed') }
  return (
    <AccountFrame
      title={say('accounts.sign_up')}
      lead={`${next?.includes('start=chat') ? `${say('accounts.sign_up.chat')} ` : ''}${say('accounts.sign_up.lead')}`}
    >
      <Form of={sending}>
        <UsernameField {...field('username', named)} hint={say('accounts.username.hint')} />
        <TextField
          {...field('email', { ...needed, validate: (email) => looksLikeEmail(email) || say('accounts.bad_email') })}
          hint={say('accounts.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField {...field('password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
        <WholeName first={field('first_name', needed)} last={field('last_name')} />
        <TextField
          {...field('date_of_birth', {
            ...needed,
            validate: (birth) => ageOn(birth, new Date()) >= adultYears || say('accounts.young'),
          })}
          hint={say('accounts.birth.hint')}
          type="date"
          dir={undefined}
          autoComplete="bday"
        />
        <CountryField {...field('country', needed)} />
        <MobileField {...field('mobile_number')} />
        <CheckField {...field('terms', { required: say('accounts.needed.terms') })} label={<Terms />} />
        <Button type="submit" pending={sending.pending} why={sending.away} wide>
          {say('accounts.sign_up.go')}
        </Button>
      </Form>
      <p className="pt-16 border-t border-line">
        {say('accounts.sign_up.have')}{' '}
        <Link to={paths.auth(next)} className="link">
          {say('accounts.sign_in')}
        </Link>
      </p>
    </AccountFrame>
  )
}
