import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface SegmentsProps<Value extends string> {
  label: ReactNode
  /** Radio buttons of one name belong together; without it they get a name of their own. */
  name?: string
  options: readonly { value: Value; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  busy?: boolean
}

/** One of two to four short choices, side by side: radio buttons, so arrows move and a screen reader counts them. */
export function Segments<Value extends string>({ label, name, options, chosen, onChoose, busy }: SegmentsProps<Value>) {
  const own = useId()
  return (
    <fieldset aria-busy={busy} className="min-w-0">
      <legend className="mb-8 text-meta font-semibold">{label}</legend>
      <div className="grid grid-flow-col auto-cols-fr gap-4 p-4 rounded-card bg-sunken">
        {options.map(({ value, label: words }) => (
          <label
            key={value}
            className={cx(
              'relative grid place-items-center min-h-target p-4 rounded-button border text-meta text-center font-semibold cursor-pointer',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === chosen
                ? 'border-primary bg-surface text-primary forced-colors:outline-2'
                : 'border-transparent forced-colors:border-0 text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name ?? own}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 opacity-0 cursor-pointer"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
