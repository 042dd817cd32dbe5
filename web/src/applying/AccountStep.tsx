import { adultYears } from '@evenlight/contract/lengths'
import { CountryField } from '../accounts/CountryField.tsx'
import { UsernameField, useUsernameRules, WholeName } from '../accounts/NameFields.tsx'
import { useNewPassword } from '../accounts/new-password.ts'
import { ageOn, looksLikeEmail } from '../accounts/rules.ts'
import { PasswordField, TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Fields } from './Application.tsx'

/** Who applies. */
export function AccountStep({ of: { field } }: { of: Fields }) {
  const say = useSay()
  const chosen = useNewPassword()
  const named = useUsernameRules()
  const needed = { required: say('applying.needed') }
  return (
    <>
      <UsernameField {...field('username', named)} hint={say('applying.username.hint')} />
      <TextField
        {...field('email', { ...needed, validate: (email) => looksLikeEmail(email) || say('applying.bad_email') })}
        hint={say('applying.email.hint')}
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
    </>
  )
}
