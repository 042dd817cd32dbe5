import { Link } from 'react-router'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import type { FavoriteMarks } from './useFavorites.ts'

const HEART = 'M12 20.5C5 15.5 2.5 12 2.5 8.6a5 5 0 0 1 9.5-2.2 5 5 0 0 1 9.5 2.2c0 3.4-2.5 6.9-9.5 11.9Z'

/** Marks a reader as one to come back to; in the corner of a card, unless it is told where. */
export function FavoriteButton({
  reader,
  favorites,
  className = 'absolute end-4 sm:end-8 top-8',
}: {
  reader: Reader
  favorites: FavoriteMarks
  className?: string
}) {
  const say = useSay()
  const on = favorites.has(reader.id)
  const label = say('favorites.of', { name: reader.display_name })
  const looks = cx(
    'z-10 shrink-0 inline-grid place-items-center size-target rounded-full hover:bg-sunken hover:text-ember',
    on ? 'text-ember' : 'text-muted',
    className,
  )
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      className="size-20 stroke-current"
      strokeWidth="1.6"
      strokeLinejoin="round"
      fill={on ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      <path d={HEART} />
    </svg>
  )
  return favorites.wayTo ? (
    <Link to={favorites.wayTo(reader.id)} rel="nofollow" aria-label={label} className={looks}>
      {drawing}
    </Link>
  ) : (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      onClick={() => favorites.press(reader)}
      className={looks}
    >
      {drawing}
    </button>
  )
}
