import { paths } from '@evenlight/contract/paths'
import { Bell as BellSign } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { noteUnread, useOwn } from '../accounts/own.ts'
import { useMissed, useOn } from '../live.ts'
import { toast } from '../ui/Toast.tsx'
import { capped } from '../capped.ts'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { markRead, noticesChanged } from './optimistic.ts'
import { useTitle } from './useTitle.ts'

/** In the header of every page of a signed-in person: how much is unread; says what is new while they are here. */
export function Bell() {
  const say = useSay()
  const { data: own } = useOwn()
  useNews()
  const { pathname } = useLocation()
  const count = own?.unread.notices ?? 0
  const words = say('notices.bell', { count })
  return (
    <Link
      to={paths.notices()}
      aria-current={pathname === paths.notices() ? 'page' : undefined}
      aria-label={words}
      title={words}
      className="relative inline-grid place-items-center size-target rounded-button text-muted hover:text-ink hover:bg-sunken aria-[current=page]:text-primary aria-[current=page]:bg-soft-primary"
    >
      <BellSign className="size-20" aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-2 min-w-20 px-4 rounded-full border border-transparent bg-primary text-on-primary text-label font-semibold tabular text-center leading-none py-2"
        >
          {capped(count)}
        </span>
      )}
    </Link>
  )
}

/**
 * What came is asked for before it is said: a person may have switched off what was told to all. Whoever is where it
 * leads has read it.
 */
function useNews() {
  const say = useSay()
  const title = useTitle()
  useOn('notice:new', async ({ id }) => {
    const { data, unread } = await calls.unread({ query: { limit: '10' } })
    noteUnread(unread)
    const fresh = data.find((one) => one.id === id)
    if (fresh) toast(say('notices.new', { title: title(fresh) }))
    if (fresh?.link === location.pathname + location.search) await markRead([id])
    else await noticesChanged()
  })
  useOn('notice:changed', () => void noticesChanged())
  useMissed(() => void noticesChanged())
}
