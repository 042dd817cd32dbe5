import type { FullBan } from './calls.ts'
import { Due } from './Due.tsx'
import { StateBadge } from './StateBadge.tsx'

/** How a ban stands, and until when, or what the house owes. */
export const BanState = ({ of }: { of: FullBan }) => (
  <p className="flex flex-wrap items-center gap-8">
    <StateBadge of={of.state} />
    <span className="text-meta text-muted">
      <Due ban={of} />
    </span>
  </p>
)
