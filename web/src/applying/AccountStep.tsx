import { CountryField } from '../accounts/CountryField.tsx'
import {
  BirthField,
  EmailField,
  useBirthRules,
  useEmailRules,
  UsernameField,
  useUsernameRules,
  WholeName,
} from '../accounts/NameFields.tsx'
import { useNewPassword } from '../accounts/new-password.ts'
import { PasswordField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Fields } from './Application.tsx'

/** Who applies. */
export function AccountStep({ of: { field } }: { of: Fields }) {
  const say = useSay()
  const chosen = useNewPassword()
  const [named, mailed, grown] = [useUsernameRules(), useEmailRules(), useBirthRules()]
  const needed = { required: say('accounts.needed') }
  return (
    <>
      <UsernameField {...field('username', named)} hint={say('applying.username.hint')} />
      <EmailField {...field('email', mailed)} hint={say('applying.email.hint')} />
      <PasswordField {...field('password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
      <WholeName first={field('first_name', needed)} last={field('last_name')} />
      <BirthField {...field('date_of_birth', grown)} />
      <CountryField {...field('country', needed)} />
    </>
  )
}
