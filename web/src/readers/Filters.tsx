import { Check, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { chip } from '../ui/Chip.tsx'
import { OptionSelect } from './OptionSelect.tsx'
import { Search } from '../ui/Search.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { addressOf, chosenCount, type Filters as Chosen, noFilters } from './filters.ts'
import { narrowingOf, useOptions } from './options.ts'

export type Choose = (part: Partial<Chosen>, replace?: boolean) => void

interface FiltersProps {
  chosen: Chosen
  choose: Choose
  /** Somebody who can mark readers is looking. */
  hasFavorites: boolean
}

/** One search box, then chips. On phones all but the most used ones stand in a sheet. */
export function Filters({ chosen, choose, hasFavorites }: FiltersProps) {
  const say = useSay()
  const [sheet, setSheet] = useState(false)
  const options = narrowingOf(useOptions(chosen))
  const count = chosenCount(chosen)
  return (
    <div className="flex flex-col xl:flex-row gap-12">
      <div className="grow xl:min-w-panel-side">
        <Search
          label={say('readers.search')}
          hint={say('readers.search.hint')}
          value={chosen.q}
          name="q"
          onSearch={(q) => choose({ q }, true)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-8">
        <Link
          to={addressOf({ ...chosen, available: !chosen.available, favorites: false, from: '' })}
          preventScrollReset
          aria-current={chosen.available || undefined}
          className={chip(chosen.available)}
        >
          {chosen.available && <Check className="size-16" aria-hidden="true" />}
          {say('readers.available')}
        </Link>
        {hasFavorites && (
          <Link
            to={addressOf({ ...noFilters, favorites: !chosen.favorites })}
            preventScrollReset
            aria-current={chosen.favorites || undefined}
            className={chip(chosen.favorites)}
          >
            {chosen.favorites && <Check className="size-16" aria-hidden="true" />}
            {say('favorites.only')}
          </Link>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setSheet(true)}
          className={chip(count > 0, 'md:hidden')}
        >
          <SlidersHorizontal className="size-16" aria-hidden="true" />
          {count > 0 ? say('readers.filters.chosen', { count }) : say('readers.filters')}
        </button>
        {options.map((one) => (
          <OptionSelect key={one.name} of={one} choose={choose} className="hidden md:block" />
        ))}
        {count > 0 && (
          <Link
            to={addressOf({ ...noFilters, q: chosen.q, sort: chosen.sort })}
            preventScrollReset
            className="hidden md:inline-flex link items-center min-h-target px-8 text-meta font-semibold"
          >
            {say('readers.clear')}
          </Link>
        )}
      </div>
      <FilterSheet open={sheet} onClose={() => setSheet(false)} chosen={chosen} choose={choose} />
    </div>
  )
}
