import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../ui/Avatar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import { useMayAsk } from './may-ask.ts'
import { SpokenLanguages } from './SpokenLanguages.tsx'
import { noteOpened, useOpened } from './opened.ts'
import { Rating } from './Rating.tsx'
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { StartReading } from './StartReading.tsx'

/**
 * One reader in a list. The button is the status: a chat with somebody who is free, the profile of everybody else.
 * `children` is what else can be done, in the corner.
 */
export function ReaderCard({ reader, children }: { reader: Reader; children?: ReactNode }) {
  const say = useSay()
  const ask = useMayAsk(reader)
  const opened = useOpened((id) => id === reader.id)
  const { id, display_name: name, headline, picture, channels, languages, sessions_count } = reader
  const action = say(ask ? 'readers.start_chat' : 'readers.see_profile')
  const way = {
    viewTransition: true,
    onClick: () => noteOpened(id),
    'aria-label': say('readers.of', { action, name }),
    className: 'z-10',
  }
  return (
    <article className="relative card h-full p-16 sm:p-20 flex flex-col gap-12 hover:border-line-strong">
      <div className="flex gap-16">
        <Avatar id={id} picture={picture} size="large" className={opened ? 'moves-portrait' : undefined} />
        <div className="flex flex-col items-start gap-4 min-w-0 grow">
          <h3 className="max-w-full pe-48 sm:pe-32">
            <Link
              to={paths.profile(id)}
              viewTransition
              onClick={() => noteOpened(id)}
              className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            >
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p
            className="max-w-full text-meta text-muted line-clamp-2 wrap-anywhere md:max-lg:min-h-lines-2 xl:min-h-lines-2"
            dir="auto"
          >
            {headline}
          </p>
          <AvailabilityBadge of={reader} />
        </div>
      </div>
      <p className="text-meta text-muted">
        <Rating of={reader} />
        {sessions_count > 0 && (
          <span className="tabular whitespace-nowrap">{` · ${say('readers.sessions', { count: sessions_count })}`}</span>
        )}
        {' · '}
        <SpokenLanguages languages={languages} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-8">
        <span className="text-meta text-muted">{channels.map((channel) => say(`readers.${channel}`)).join(' · ')}</span>
        {ask ? (
          <StartReading with={reader} {...way} />
        ) : (
          <LinkButton kind="secondary" to={paths.profile(id)} {...way}>
            {action}
          </LinkButton>
        )}
      </div>
      {children}
    </article>
  )
}
