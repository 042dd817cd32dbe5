import { adultYears } from '@evenlight/contract/lengths'
import type { ComponentProps } from 'react'
import { TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { ageOn, looksLikeEmail, looksLikeUsername } from './rules.ts'

type Props = ComponentProps<typeof TextField>

/** What is asked of a user name. */
export function useUsernameRules() {
  const say = useSay()
  return {
    required: say('accounts.needed'),
    validate: (name: string) => looksLikeUsername(name) || say('accounts.bad_username'),
  }
}
export const UsernameField = (props: Props) => (
  <TextField {...props} autoComplete="username" autoCapitalize="off" spellCheck={false} />
)

export function useEmailRules() {
  const say = useSay()
  return {
    required: say('accounts.needed'),
    validate: (email: string) => looksLikeEmail(email) || say('accounts.bad_email'),
  }
}
export const EmailField = (props: Props) => <TextField {...props} type="email" inputMode="email" autoComplete="email" />

export function useBirthRules() {
  const say = useSay()
  return {
    required: say('accounts.needed'),
    validate: (birth: string) => ageOn(birth, new Date()) >= adultYears || say('accounts.young'),
  }
}
export function BirthField(props: Props) {
  const say = useSay()
  return <TextField {...props} hint={say('accounts.birth.hint')} type="date" dir={undefined} autoComplete="bday" />
}

/** First and last name beside each other. */
export const WholeName = ({ first, last }: { first: Props; last: Props }) => (
  <div className="grid sm:grid-cols-2 gap-16">
    <TextField {...first} autoComplete="given-name" />
    <TextField {...last} optional autoComplete="family-name" />
  </div>
)

export function MobileField(props: Props) {
  const say = useSay()
  return (
    <TextField {...props} optional hint={say('accounts.mobile.hint')} type="tel" inputMode="tel" autoComplete="tel" />
  )
}
