import { useSession } from '../session/session.ts'
import { AskButton } from './AskButton.tsx'
import type { Profile } from './calls.ts'
import { AvailabilityBadge } from './AvailabilityBadge.tsx'

/** Phones: status and button stay in reach until the page ends, for whoever may ask. */
export function AskBar({ reader }: { reader: Profile }) {
  const type = useSession(({ userData }) => userData?.type)
  if (type && type !== 'CLIENT') return null
  return (
    <div
      data-bar
      className="lg:hidden sticky bottom-over-thumb z-20 px-16 md:px-32 py-8 min-h-thumb flex items-center justify-between gap-16 bg-surface border-t border-line"
    >
      <AvailabilityBadge of={reader} />
      <AskButton reader={reader} />
    </div>
  )
}
