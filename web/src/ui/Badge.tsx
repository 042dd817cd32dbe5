import type { ReactNode } from 'react'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'primary' | 'ember' | 'plain'

export const tones: Record<Tone, string> = {
  info: 'bg-soft-info text-info',
  success: 'bg-soft-success text-success',
  warning: 'bg-soft-warning text-warning',
  danger: 'bg-soft-danger text-danger',
  primary: 'bg-soft-primary text-primary',
  ember: 'bg-soft-ember text-ember',
  plain: 'bg-sunken text-muted',
}

/** A word on a soft fill. The word carries the meaning, the colour helps. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-4 px-8 py-2 rounded-full border border-transparent text-label font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

export type Availability = 'available' | 'in_session' | 'away' | 'offline'

const shapes: Record<Availability, { ink: string; path: ReactNode }> = {
  available: { ink: 'text-online', path: <circle cx="6" cy="6" r="5" fill="currentColor" /> },
  in_session: { ink: 'text-busy', path: <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" /> },
  away: { ink: 'text-offline', path: <path d="M3.5 6h5" stroke="currentColor" strokeWidth="2" /> },
  offline: { ink: 'text-offline', path: null },
}

/** Whether a reader can be asked now: word, shape and colour. `word` stands in for the plain word, such as when they are back. */
export function Status({ of, word }: { of: Availability; word?: string | undefined }) {
  const say = useSay()
  const { ink, path } = shapes[of]
  return (
    <span className={cx('inline-flex items-start gap-8 text-label font-semibold', ink)}>
      <svg viewBox="0 0 12 12" className="w-12 h-lh shrink-0" aria-hidden="true">
        {of !== 'available' && <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.6" />}
        {path}
      </svg>
      {word ?? say(`status.${of}`)}
    </span>
  )
}
