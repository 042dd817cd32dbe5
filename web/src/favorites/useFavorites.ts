import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { queries } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useSentence } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { favorites, favoritesOf, type Marked, type Reader } from './calls.ts'

/** The part of an address that says whom a visitor wanted to mark before signing in. */
const WISHED = 'favorite'
/** The same, to be told when they are available. */
const AWAITED = 'alert'
const none = { online: false, special: false, slot: false }

export interface FavoriteMarks {
  has: (id: string) => boolean
  press: (reader: Reader) => void
  /** Whether the client is told when this reader is available. */
  waitsFor: (id: string) => boolean
  /** Tells them from now on, which makes the reader a favorite, or not any more. */
  wait: (reader: Reader, on: boolean) => void
  /** Where a visitor goes instead: through sign-in and back. */
  wayTo?: (id: string, what?: typeof AWAITED) => string
}

/**
 * The favorites of a page. A client's change shows at once and is taken back if the server refuses; a visitor signs in
 * first, and what was pressed is done on the way back. Readers and admins have none.
 */
export function useFavorites(): FavoriteMarks | undefined {
  const type = useSession(({ userData }) => userData?.type)
  const { pathname, search } = useLocation()
  const [mark, wait] = [useMark(), useWait()]
  useWish(type === 'CLIENT', mark, wait)
  const { data } = useQuery({ ...favoritesOf(), enabled: type === 'CLIENT' })
  const has = (id: string) => data?.some((reader) => reader.id === id) ?? false
  const waitsFor = (id: string) => data?.some((reader) => reader.id === id && reader.alerts.online) ?? false
  if (type === 'CLIENT')
    return {
      has,
      press: (reader) => void mark(reader.id, !has(reader.id), reader),
      waitsFor,
      wait: (reader, on) => void wait(reader.id, on, reader),
    }
  if (type) return undefined
  const wayTo = (id: string, what: string = WISHED) => {
    const asked = new URLSearchParams(search)
    asked.set(what, id)
    return paths.auth(`${pathname}?${asked}`)
  }
  return { has: () => false, press: () => undefined, waitsFor: () => false, wait: () => undefined, wayTo }
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
      return favorite && reader ? [{ ...reader, alerts: none }, ...others] : others
    })
    await favorites.save({ body: { reader_id: id, favorite } }).then(
      () => toast(say(favorite ? 'favorites.added' : 'favorites.removed'), () => void mark(id, !favorite, reader)),
      (cause: unknown) => toast(`${say('favorites.failed')} ${sentence(cause)}`),
    )
    void queries.invalidateQueries({ queryKey })
  }
  return mark
}

/** Switches being told of one reader; shown at once, and taken back if the server refuses. */
function useWait(): Mark {
  const say = useSay()
  const sentence = useSentence()
  const { queryKey } = favoritesOf()
  const wait: Mark = async (id, online, reader) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (all: Marked[] = []) => {
      const known = all.some((one) => one.id === id)
      const more = !known && reader ? [{ ...reader, alerts: none }] : []
      return [...more, ...all].map((one) => (one.id === id ? { ...one, alerts: { ...one.alerts, online } } : one))
    })
    await favorites.save({ body: { reader_id: id, favorite: true, alerts: { online } } }).then(
      () => toast(say(online ? 'favorites.alert.on' : 'favorites.alert.off'), () => void wait(id, !online, reader)),
      (cause: unknown) => toast(`${say('favorites.failed')} ${sentence(cause)}`),
    )
    void queries.invalidateQueries({ queryKey })
  }
  return wait
}

/** Does what was asked for before signing in, once, and takes it out of the address. */
function useWish(mayMark: boolean, mark: Mark, wait: Mark) {
  const [search, setSearch] = useSearchParams()
  const [wished, awaited] = [search.get(WISHED), search.get(AWAITED)]
  useEffect(() => {
    if (!(wished ?? awaited) || !mayMark) return
    setSearch(
      (now) => {
        now.delete(WISHED)
        now.delete(AWAITED)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    if (wished) void mark(wished, true)
    if (awaited) void wait(awaited, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wished, awaited, mayMark])
}
