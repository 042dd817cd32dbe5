import { readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { Siren } from 'lucide-react'
import { Link } from 'react-router'
import { useAvailability } from '../availability.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

/** Whether this reader can be called: they are not here, and a visitor or a client looks. */
function usePaged(reader: Reader) {
  const { availability } = useAvailability(reader)
  const type = useSession(({ userData }) => userData?.type)
  const takes = readingChannels.some((one) => reader.channels.includes(one))
  return takes && (availability === 'away' || availability === 'offline') && (type ?? 'CLIENT') === 'CLIENT'
}

/** On a profile: the way to call a reader who is not here. */
export function PageThem({ reader }: { reader: Reader }) {
  const say = useSay()
  return usePaged(reader) ? (
    <LinkButton kind="secondary" to={paths.page(reader.id)} rel="nofollow">
      {say('readers.page_them', { name: reader.display_name })}
    </LinkButton>
  ) : null
}

/** On a card: the same as a sign beside the button. */
export function PageSign({ reader }: { reader: Reader }) {
  const say = useSay()
  if (!usePaged(reader)) return null
  const label = say('readers.page_them', { name: reader.display_name })
  return (
    <Link
      to={paths.page(reader.id)}
      rel="nofollow"
      aria-label={label}
      data-tip={label}
      className="z-10 inline-grid place-items-center size-target shrink-0 rounded-button text-muted hover:text-ink hover:bg-sunken"
    >
      <Siren className="size-20" aria-hidden="true" />
    </Link>
  )
}
