import { cx } from './cx.ts'

/** How much of a whole there is. An amount that stands; what is under way is a `Progress`. */
export function Meter({
  value,
  max,
  label,
  ember,
  className,
}: {
  value: number
  max: number
  /** What it measures, with the figures; without it the words beside it say so, and it is a drawing. */
  label?: string
  ember?: boolean
  className?: string
}) {
  return (
    <meter
      value={value}
      max={Math.max(1, max)}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx('bar', ember && 'bar-ember', className)}
    />
  )
}
