import type { ReaderCard as Card } from '@evenlight/contract/readers'
import { useIntl } from 'react-intl'
import type { output } from 'zod/mini'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Status } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'

export type Reader = output<typeof Card>

/** One reader in a list. The button is the status: a chat with somebody who is free, the profile of everybody else. */
export function ReaderCard({ reader }: { reader: Reader }) {
  const say = useSay()
  const { formatTime } = useIntl()
  const { id, display_name, headline, picture, availability, back_at, channels } = reader
  const free = availability === 'available' && channels.includes('chat')
  const action = say(free ? 'readers.start_chat' : 'readers.see_profile')
  return (
    <article className="card h-full p-16 lg:p-24 flex flex-col gap-16">
      <div className="flex gap-16">
        <Avatar id={id} picture={picture} size="large" />
        <div className="flex flex-col gap-2 min-w-0">
          <h3>
            <bdi>{display_name}</bdi>
          </h3>
          <p className="text-meta text-muted line-clamp-2" dir="auto">
            {headline}
          </p>
          <Status of={availability} backAt={back_at && formatTime(back_at)} />
        </div>
      </div>
      <Facts reader={reader} />
      <div className="mt-auto flex items-center justify-between gap-8">
        <span className="text-meta text-muted">{channels.map((channel) => say(`readers.${channel}`)).join(' · ')}</span>
        <LinkButton
          kind={free ? 'primary' : 'secondary'}
          to={free ? paths.startChat(id) : paths.profile(id)}
          aria-label={say('readers.of', { action, name: display_name })}
        >
          {action}
        </LinkButton>
      </div>
    </article>
  )
}

function Facts({ reader: { rating, sessions_count, languages } }: { reader: Reader }) {
  const say = useSay()
  const { formatDisplayName, formatNumber, formatList } = useIntl()
  const spoken = languages.map((code) => formatDisplayName(code, { type: 'language' }) ?? code)
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (
    <p className="flex flex-wrap gap-x-8 text-meta text-muted">
      {rating === null ? (
        <span>{say('readers.new')}</span>
      ) : (
        <span className="text-ink">
          <span className="text-ember" aria-hidden="true">
            ★{' '}
          </span>
          <span className="say-only">{say('readers.rating', { rating })}</span>
          <span className="tabular font-semibold" aria-hidden="true">
            {formatNumber(rating, one)}
          </span>
        </span>
      )}
      <span>· {say('readers.sessions', { count: sessions_count })}</span>
      <span>· {formatList(spoken, { type: 'unit', style: 'short' })}</span>
    </p>
  )
}
