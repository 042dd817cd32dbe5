import { Check, ChevronDown, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'

/** The look of a chip, for what can't be one (a link, a button with a picture of its own). A chosen one is filled and framed. */
export const chip = (on = false, more?: string) =>
  cx(
    'inline-flex items-center gap-8 min-h-target max-w-full px-16 rounded-full border text-meta font-semibold cursor-pointer',
    on
      ? 'border-primary bg-soft-primary text-primary forced-colors:outline-2'
      : 'border-line-strong bg-surface text-ink hover:border-primary hover:text-primary',
    'disabled:opacity-60 disabled:cursor-not-allowed',
    more,
  )

/** A filter that is on or off. */
export function Chip({
  on,
  onChange,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'onChange'> & { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button {...rest} type="button" aria-pressed={on} onClick={() => onChange(!on)} className={chip(on, className)}>
      {on && <Check className="size-16 shrink-0" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A chip that opens a list of choices: the browser's own, so that it works by keyboard and touch everywhere. */
export function ChipSelect({
  label,
  on,
  value,
  onChoose,
  className,
  ref,
  children,
}: {
  label: string
  /** What is chosen narrows the list. */
  on?: boolean
  value: string
  onChoose: (value: string) => void
  className?: string | undefined
  ref?: Ref<HTMLSelectElement>
  /** The options. */
  children: ReactNode
}) {
  return (
    <div className={cx('relative max-w-full', className)}>
      <select
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={chip(on, 'appearance-none pe-32 fit-choice truncate')}
      >
        {children}
      </select>
      <ChevronDown
        className="absolute end-12 inset-y-0 my-auto size-16 text-muted pointer-events-none"
        aria-hidden="true"
      />
    </div>
  )
}

/** One of several short choices that may wrap: radio buttons that look like chips. */
export function ChipChoices<Value extends string>({
  label,
  name,
  options,
  chosen,
  onChoose,
}: {
  label: ReactNode
  name?: string
  options: readonly { value: Value; label: ReactNode; why?: string | undefined }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}) {
  const own = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-8 text-meta font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-8">
        {options.map(({ value, label: words, why }) => (
          <label
            key={value}
            title={why}
            className={chip(
              value === chosen,
              cx(
                'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                why && 'opacity-60 cursor-not-allowed line-through',
              ),
            )}
          >
            <input
              type="radio"
              name={name ?? own}
              value={value}
              checked={value === chosen}
              disabled={Boolean(why)}
              onChange={() => onChoose(value)}
              className="absolute inset-0 opacity-0 cursor-pointer disabled:cursor-not-allowed"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A word that can be taken away again. `remove` is what the button says. */
export function Tag({ children, remove, onRemove }: { children: ReactNode; remove: string; onRemove: () => void }) {
  return (
    <span className="inline-flex items-stretch max-w-full min-h-target ps-16 rounded-full border border-line-strong bg-surface">
      <bdi className="self-center wrap-anywhere">{children}</bdi>
      <button
        type="button"
        aria-label={remove}
        data-tip={remove}
        onClick={onRemove}
        className="grid place-items-center w-target shrink-0 rounded-full text-muted hover:text-ink hover:bg-sunken"
      >
        <X className="size-16" aria-hidden="true" />
      </button>
    </span>
  )
}
