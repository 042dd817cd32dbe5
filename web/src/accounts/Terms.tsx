import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isThere } from '../routes.tsx'
import { useSecure } from '../session/secure.ts'
import { Words } from '../words/say.tsx'

/** What one agrees to at sign-up. The texts open in another tab, so that the form stays as it is. */
export function Terms() {
  const secure = useSecure()
  const to = (path: string) => (parts: ReactNode[]) =>
    isThere(path, secure) ? (
      <Link key={path} to={path} target="_blank" className="link">
        {parts}
      </Link>
    ) : (
      parts
    )
  return <Words id="accounts.terms" values={{ terms: to(paths.terms()), privacy: to(paths.privacy()) }} />
}
