import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { Banner } from './Banner.tsx'

/** Says that something waits for a second approver, and leads there. */
export function AwaitsApproval({ children }: { children: ReactNode }) {
  const say = useSay()
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <Link to={paths.approvals()} className="link inline-flex items-center min-h-target">
          {say('approvals.see')}
        </Link>
      }
    >
      {children}
    </Banner>
  )
}
