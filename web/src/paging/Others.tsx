import { useQuery } from '@tanstack/react-query'
import { favoritesOf } from '../favorites/calls.ts'
import { CheckField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Paging } from './calls.ts'

interface OthersProps {
  /** Who is paged anyway. */
  beside: string
  channel: Paging['channel']
  most: number
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}
const shown = 6

/** Favorites who are not here either, to be paged with the same words; nothing where there are none. */
export function Others({ beside, channel, most, chosen, onChoose }: OthersProps) {
  const say = useSay()
  const { data = [] } = useQuery(favoritesOf())
  const gone = data.filter(
    ({ id, availability, channels }) =>
      id !== beside && (availability === 'away' || availability === 'offline') && channels.includes(channel),
  )
  if (gone.length === 0) return null
  const isFull = chosen.length >= most
  return (
    <fieldset className="flex flex-col">
      <legend className="text-meta font-semibold">{say('paging.others')}</legend>
      <p className="text-meta text-muted">{say('paging.others.hint')}</p>
      {gone.slice(0, shown).map(({ id, display_name }) => {
        const on = chosen.includes(id)
        return (
          <CheckField
            key={id}
            label={<bdi>{display_name}</bdi>}
            checked={on}
            disabled={isFull && !on}
            onChange={() => onChoose(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        )
      })}
      <p role="status" className="text-meta text-muted">
        {isFull && say('paging.others.full')}
      </p>
    </fieldset>
  )
}
