import type { ComponentProps } from 'react'
import { TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { looksLikeUsername } from './rules.ts'

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
