import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LinkLike } from './Button.tsx'

interface ProgressProps {
  label: string
  done: number
  /** Without it nobody knows how long, and the bar only says that work is under way. */
  of?: number
  /** How far in words, such as "12 of 40". Percent if none are given. */
  words?: ReactNode
  cancel?: { words: string; act: () => void }
}

/** Work under way. How far it has come is read when asked for, not at every step. */
export function Progress({ label, done, of, words, cancel }: ProgressProps) {
  const { formatNumber } = useIntl()
  const known = of !== undefined
  return (
    <div className="flex flex-col gap-8 text-meta">
      <div className="flex items-baseline justify-between gap-16">
        <span>{label}</span>
        {known && (
          <span aria-hidden="true" className="tabular text-muted whitespace-nowrap">
            {words ?? formatNumber(of ? done / of : 0, { style: 'percent' })}
          </span>
        )}
      </div>
      {known ? (
        <progress value={done} max={Math.max(of, 1e-9)} aria-label={label} className="bar" />
      ) : (
        <div role="progressbar" aria-label={label} className="bar">
          <div className="bar-passing" />
        </div>
      )}
      {cancel && (
        <span className="self-start">
          <LinkLike onClick={cancel.act}>{cancel.words}</LinkLike>
        </span>
      )}
    </div>
  )
}
