import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { queries } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useSentence } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { favorites, favoritesOf, type Reader } from './calls.ts'

/** The part of an address that says whom a visitor wanted to mark before signing in. */
const WISHED = 'favorite'

export interface FavoriteMarks {
  has: (id: string) => boolean
  press: (reader: Reader) => void
  /** Where a visitor goes instead: through sign-in and back. */
  wayTo?: (id: string) => string
}

/**
 * The favorites of a page. A client's change shows at once and is taken back if the server refuses; a visitor signs in
 * first, and what was pressed is done on the way back. Readers and admins have none.
 */
export function useFavorites(): FavoriteMarks | undefined {
  const type = useSession(({ userData }) => userData?.type)
  const { pathname, search } = useLocation()
  const mark = useMark()
  useWish(type === 'CLIENT', mark)
  const { data } = useQuery({ ...favoritesOf(), enabled: type === 'CLIENT' })
  const has = (id: string) => data?.some((reader) => reader.id === id) ?? false
  if (type === 'CLIENT') return { has, press: (reader) => void mark(reader.id, !has(reader.id), reader) }
  if (type) return undefined
  const wayTo = (id: string) => {
    const asked = new URLSearchParams(search)
    asked.set(WISHED, id)
    return paths.auth(`${pathname}?${asked}`)
  }
  return { has: () => false, press: () => undefined, wayTo }
}

type Mark = (id: string, favorite: boolean, reader?: Reader) => Promise<void>

function useMark(): Mark {
  const say = useSay()
  const sentence = useSentence()
  const { queryKey } = favoritesOf()
  const mark: Mark = async (id, favorite, reader) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (all = []) => {
      const others = all.filter((one) => one.id !== id)
      return favorite && reader ? [reader, ...others] : others
    })
    await favorites.save({ body: { reader_id: id, favorite } }).then(
      () => toast(say(favorite ? 'favorites.added' : 'favorites.removed'), () => void mark(id, !favorite, reader)),
      (cause: unknown) => toast(`${say('favorites.failed')} ${sentence(cause)}`),
    )
    void queries.invalidateQueries({ queryKey })
  }
  return mark
}

/** Does what was asked for before signing in, once, and takes it out of the address. */
function useWish(mayMark: boolean, mark: Mark) {
  const [search, setSearch] = useSearchParams()
  const wished = search.get(WISHED)
  useEffect(() => {
    if (!wished || !mayMark) return
    setSearch(
      (now) => {
        now.delete(WISHED)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    void mark(wished, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wished, mayMark])
}
