import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { SignIn } from './SignIn.tsx'

const SignUp = lazy(async () => ({ default: (await import('../payments/SignUpWithPackage.tsx')).SignUpWithPackage }))

/** Coming in: sign-in, or sign-up where the address asks for it. */
export function Component() {
  const [search] = useSearchParams()
  return search.get('mode') === 'sign-up' ? (
    <Suspense>
      <SignUp />
    </Suspense>
  ) : (
    <SignIn />
  )
}
