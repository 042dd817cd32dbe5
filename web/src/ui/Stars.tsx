import { Star } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'

const five = [1, 2, 3, 4, 5] as const

const rowOf = (count: number) =>
  five
    .slice(0, count)
    .map((at) => `M${at * 20 - 10} 2.4l2.4 4.9 5.4.8-3.9 3.8.9 5.3-4.8-2.5-4.8 2.5.9-5.3-3.9-3.8 5.4-.8z`)
    .join('')

/** A rating, shown: one drawing, as there are many on a page. */
export function Stars({ stars, className }: { stars: number; className?: string }) {
  const say = useSay()
  return (
    <svg
      role="img"
      aria-label={say('ui.stars', { stars })}
      viewBox="0 0 100 20"
      className={cx('inline-block h-16 w-auto text-ember stroke-current rtl:-scale-x-100', className)}
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d={rowOf(5)} fill="none" />
      <path d={rowOf(Math.round(stars))} fill="currentColor" />
    </svg>
  )
}

/** A rating, given: five radio buttons that look like stars. */
export function StarsField({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name: string
  value: number
  onChange: (stars: number) => void
}) {
  const say = useSay()
  const [over, setOver] = useState(0)
  return (
    <fieldset onPointerLeave={() => setOver(0)}>
      <legend className="text-meta font-semibold">{label}</legend>
      <div className="flex -mx-[10px] text-ember">
        {five.map((at) => (
          <label
            key={at}
            className="grid place-items-center size-target rounded-control cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus"
            onPointerEnter={() => setOver(at)}
          >
            <input
              type="radio"
              name={name}
              value={at}
              checked={value === at}
              onChange={() => onChange(at)}
              className="say-only"
            />
            <span className="say-only">{say('parts.stars.pick', { stars: at })}</span>
            <Star className="size-24" fill={at <= (over || value) ? 'currentColor' : 'none'} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
