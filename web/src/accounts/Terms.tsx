import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Words } from '../words/say.tsx'

const to = (path: string) => (parts: ReactNode[]) => (
  <Link key={path} to={path} target="_blank" className="link">
    {parts}
  </Link>
)
const links = { terms: to(paths.terms()), privacy: to(paths.privacy()) }

/** What one agrees to at sign-up. The texts open in another tab, so that the form stays as it is. */
export const Terms = () => <Words id="accounts.terms" values={links} />
