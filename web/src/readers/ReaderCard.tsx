import type { ReadingChannel } from '@evenlight/contract/channels'
import type { ReactNode } from 'react'
import { useAvailability } from '../availability.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { cx } from '../ui/cx.ts'
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import type { Reader } from './calls.ts'
import { CardAction, CardFigures, CardName } from './CardParts.tsx'
import { Channels } from './Channels.tsx'
import { useOpened } from './opened.ts'
import { PageSign } from './PageThem.tsx'
import { SpokenLanguages } from './SpokenLanguages.tsx'

/** Round the picture of somebody who is here; the badge says it in words. */
const rings = { available: 'ringed text-online', in_session: 'ringed text-busy', away: '', offline: '' }

interface CardProps {
  reader: Reader
  /** The kind of reading that the list is about. */
  by?: ReadingChannel | undefined
  /** What else can be done: beside the button, and in the corner. */
  beside?: ReactNode
  children?: ReactNode
}

/** One reader in a list. */
export function ReaderCard({ reader, by, beside, children }: CardProps) {
  const opened = useOpened((id) => id === reader.id)
  const { availability } = useAvailability(reader)
  const { id, headline, picture, languages } = reader
  return (
    <article className="relative card h-full p-16 sm:p-20 flex flex-col gap-12 hover:border-line-strong">
      <div className="flex gap-16">
        <Avatar id={id} picture={picture} size="card" className={cx(rings[availability], opened && 'moves-portrait')} />
        <div className="flex flex-col items-start gap-4 min-w-0 grow">
          <h3 className="max-w-full pe-32">
            <CardName of={reader} />
          </h3>
          <p className="max-w-full text-meta text-muted line-clamp-2 wrap-anywhere min-h-lines-2" dir="auto">
            {headline}
          </p>
          <AvailabilityBadge of={reader} />
        </div>
      </div>
      <div className="mt-auto pt-12 border-t border-line flex flex-col gap-4">
        <CardFigures of={reader} />
        <p className="text-label text-muted">
          <SpokenLanguages languages={languages} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <Channels of={reader} />
        <span className="ms-auto flex items-center gap-4">
          {beside}
          <PageSign reader={reader} />
          <CardAction of={reader} by={by} />
        </span>
      </div>
      {children}
    </article>
  )
}
