import { passwordChars } from '@evenlight/contract/account-fields'
import { useSay } from '../words/say.tsx'

/** What is asked of a password that is chosen, and the hint that says so beforehand. */
export function useNewPassword() {
  const say = useSay()
  const count = passwordChars.min
  return {
    rules: {
      required: say('accounts.needed'),
      minLength: { value: count, message: say('accounts.short', { count }) },
    },
    hint: say('accounts.password.hint', { count }),
  }
}
