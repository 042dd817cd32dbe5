import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

const R = 88
const AROUND = 2 * Math.PI * R

/** A ring around something that closes as `part` goes from 1 to 0. Decorative: the figure stands beside it. */
export function CountdownRing({ part, small, children }: { part: number; small?: boolean; children: ReactNode }) {
  return (
    <div className="relative grid place-items-center">
      <svg viewBox="0 0 180 180" className={cx('-rotate-90', small ? 'size-72' : 'size-ring')} aria-hidden="true">
        <circle cx="90" cy="90" r={R} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="90"
          cy="90"
          r={R}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - Math.min(1, part))}
          className="stroke-primary"
        />
      </svg>
      <div className="absolute">{children}</div>
    </div>
  )
}
