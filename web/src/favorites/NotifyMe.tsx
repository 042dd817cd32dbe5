import { alertHours } from '@evenlight/contract/favorites'
import { Bell, BellRing } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useAvailability } from '../availability.ts'
import { Button, LinkButton, LinkLike } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import type { FavoriteMarks } from './useFavorites.ts'

const AskPush = lazy(() => import('../push/AskPush.tsx').then((file) => ({ default: file.AskPush })))

interface NotifyProps {
  reader: Reader
  favorites: FavoriteMarks
}

/** Whether there is something to wait for, and whether this client does. */
function useWaiting({ reader, favorites }: NotifyProps) {
  const { availability } = useAvailability(reader)
  const waits = favorites.waitsFor(reader.id)
  return { waits, offered: waits || availability === 'away' || availability === 'offline' }
}

/** On a card: a bell beside the button, for a reader who is not there. */
export function NotifyBell(props: NotifyProps) {
  const say = useSay()
  const { reader, favorites } = props
  const { waits, offered } = useWaiting(props)
  if (!offered) return null
  const label = say('favorites.alert', { name: reader.display_name })
  const Sign = waits ? BellRing : Bell
  const looks = {
    'aria-label': label,
    'data-tip': label,
    className: cx(
      'z-10 inline-grid place-items-center size-target shrink-0 rounded-button hover:bg-sunken',
      waits ? 'text-primary' : 'text-muted hover:text-ink',
    ),
    children: <Sign className="size-20" aria-hidden="true" />,
  }
  return favorites.wayTo ? (
    <Link to={favorites.wayTo(reader.id, 'alert')} rel="nofollow" {...looks} />
  ) : (
    <button type="button" aria-pressed={waits} onClick={() => favorites.wait(reader, !waits)} {...looks} />
  )
}

/** On a profile: the same in words. */
export function NotifyMe(props: NotifyProps) {
  const say = useSay()
  const { reader, favorites } = props
  const { waits, offered } = useWaiting(props)
  if (!offered) return null
  const name = reader.display_name
  if (favorites.wayTo)
    return (
      <LinkButton kind="quiet" to={favorites.wayTo(reader.id, 'alert')} rel="nofollow">
        <Bell className="size-20" aria-hidden="true" />
        {say('favorites.alert', { name })}
      </LinkButton>
    )
  if (!waits)
    return (
      <Button kind="quiet" onClick={() => favorites.wait(reader, true)}>
        <Bell className="size-20" aria-hidden="true" />
        {say('favorites.alert', { name })}
      </Button>
    )
  return (
    <div className="flex flex-col items-start lg:items-end text-meta lg:text-end lg:max-w-panel-half">
      <p>{say('favorites.alert.waits', { name, hours: alertHours })}</p>
      <LinkLike onClick={() => favorites.wait(reader, false)}>{say('favorites.alert.stop')}</LinkLike>
      <Suspense>
        <AskPush why="favorite" />
      </Suspense>
    </div>
  )
}
