import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
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

/** What can be chosen, for a native list. */
export function Choices({ of: { any, groups } }: { of: Option }) {
  return (
    <>
      {any && <option value="">{any}</option>}
      {groups.map(({ title, choices }) => {
        const options = choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
        return title ? (
          <optgroup key={title} label={title}>
            {options}
          </optgroup>
        ) : (
          options
        )
      })}
    </>
  )
}

/** A chip that opens a list of choices: the browser's own, so that it works by keyboard and touch everywhere. */
export function Choice({ of, choose, className }: { of: Option; choose: Choose; className?: string }) {
  const { name, label, value, any } = of
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // Whoever was quicker than the page's code chose from what the server drew.
    const early = list.current?.value
    if (early !== undefined && early !== value) choose({ [name]: early })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={cx('relative', className)}>
      <select
        ref={list}
        aria-label={label}
        value={value}
        onChange={(event) => choose({ [name]: event.target.value })}
        className={pill(Boolean(any && value), 'appearance-none pe-32 fit-choice')}
      >
        <Choices of={of} />
      </select>
      <ChevronDown
        className="absolute end-12 inset-y-0 my-auto size-16 text-muted pointer-events-none"
        aria-hidden="true"
      />
    </div>
  )
}
