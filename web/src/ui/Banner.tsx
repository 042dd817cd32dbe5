import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { type Tone, tones } from './Badge.tsx'

/** A line over the content. `alert` interrupts a screen reader, `status` waits its turn, without either it's plain text. */
export function Banner({
  tone = 'info',
  role,
  children,
  action,
  flat,
}: {
  tone?: Tone
  role?: 'alert' | 'status'
  children: ReactNode
  action?: ReactNode
  /** From edge to edge of what it stands in. */
  flat?: boolean
}) {
  return (
    <div
      role={role}
      className={cx(
        'flex items-center justify-between gap-x-16 gap-y-8 py-8 text-meta font-medium',
        flat ? 'px-12 lg:px-20' : 'px-16 flex-wrap rounded-button border border-transparent',
        tones[tone],
      )}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {action}
    </div>
  )
}
