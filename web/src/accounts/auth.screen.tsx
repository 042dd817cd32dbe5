import { useSearchParams } from 'react-router'
import { SignIn } from './SignIn.tsx'
import { SignUp } from './SignUp.tsx'

/** Coming in: sign-in, or sign-up where the address asks for it. */
export function Component() {
  const [search] = useSearchParams()
  return search.get('mode') === 'sign-up' ? <SignUp /> : <SignIn />
}
