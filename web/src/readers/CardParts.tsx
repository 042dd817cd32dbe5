import type { ReadingChannel } from '@evenlight/contract/channels'
import { Link } from 'react-router'
import { paths } from '@evenlight/contract/paths'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import { useMayAsk } from './may-ask.ts'
import { noteOpened } from './opened.ts'
import { Rating } from './Rating.tsx'
import { startWords } from '../start-words.ts'
import { StartReading } from './StartReading.tsx'

/** A reader's name, as the way to their profile: the whole card is pressed with it. */
export const CardName = ({ of: { id, display_name } }: { of: Reader }) => (
  <Link
    to={paths.profile(id)}
    viewTransition
    onClick={() => noteOpened(id)}
    className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-card"
  >
    <bdi>{display_name}</bdi>
  </Link>
)

/** What others said, and how many readings there were. */
export function CardFigures({ of }: { of: Reader }) {
  const say = useSay()
  return (
    <p className="flex flex-wrap justify-between gap-x-12 text-meta text-muted tabular">
      <Rating of={of} />
      <span>{say('readers.readings', { count: of.sessions_count })}</span>
    </p>
  )
}

interface ActionProps {
  of: Reader
  /** The kind of reading that the list is about. */
  by?: ReadingChannel | undefined
  kind?: 'secondary'
  wide?: boolean
}

/** The one button is the status: a reading with somebody who is free, the profile of everybody else. */
export function CardAction({ of, by = 'chat', kind, wide }: ActionProps) {
  const say = useSay()
  const ask = useMayAsk(of, by)
  const { id, display_name: name } = of
  const action = say(ask ? startWords[by] : 'readers.see_profile')
  const way = {
    viewTransition: true,
    onClick: () => noteOpened(id),
    'aria-label': say('readers.of', { action, name }),
    className: 'z-10',
    wide: wide ?? false,
  }
  return ask ? (
    <StartReading with={of} channel={by} kind={kind} {...way} />
  ) : (
    <LinkButton kind="secondary" to={paths.profile(id)} {...way}>
      {action}
    </LinkButton>
  )
}
