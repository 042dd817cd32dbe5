import type { ReactNode } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { OwnTestimonial } from './calls.ts'

/** That it was taken down and why, and what may be done about that. */
export function Removed({ of: { removed }, children }: { of: OwnTestimonial; children?: ReactNode }) {
  const say = useSay()
  if (!removed) return null
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4 text-meta">
      <p className="flex flex-wrap items-center gap-8">
        <Badge tone="warning">{say('testimonials.taken_down')}</Badge>
        {say(`testimonials.reason.${removed.reason}`)}
      </p>
      {children}
    </div>
  )
}
