import { ChevronDown } from 'lucide-react'
import { cx } from '../ui/cx.ts'
import type { Choose } from './Filters.tsx'
import type { Option } from './options.ts'

/** The look of a chip; a chosen one is filled and framed. */
export const pill = (on: boolean, more?: string) =>
  cx(
    'inline-flex items-center gap-8 min-h-target px-16 rounded-full border text-meta font-semibold cursor-pointer',
    on
      ? 'border-primary bg-soft-primary text-primary'
      : 'border-line-strong bg-surface text-ink hover:border-primary hover:text-primary',
    more,
  )

/** A chip that opens a list of choices: the browser's own, so that it works by keyboard and touch everywhere. */
export function Choice({ of, choose, className }: { of: Option; choose: Choose; className?: string }) {
  const { name, label, value, any, choices } = of
  return (
    <div className={cx('relative', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => choose({ [name]: event.target.value })}
        className={pill(Boolean(any && value), 'appearance-none pe-32 fit-choice')}
      >
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="absolute end-12 inset-y-0 my-auto size-16 text-muted pointer-events-none"
        aria-hidden="true"
      />
    </div>
  )
}
