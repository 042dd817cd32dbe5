import { Star } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'

const five = [1, 2, 3, 4, 5] as const

/** A rating, shown. */
export function Stars({ stars, className }: { stars: number; className?: string }) {
  const say = useSay()
  return (
    <span role="img" aria-label={say('ui.stars', { stars })} className={cx('inline-flex text-ember', className)}>
      {five.map((at) => (
        <Star
          key={at}
          className="size-16"
          fill={at <= Math.round(stars) ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
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
      <div className="flex text-ember">
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
            <span className="say-only">{say('ui.stars.pick', { stars: at })}</span>
            <Star className="size-24" fill={at <= (over || value) ? 'currentColor' : 'none'} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
