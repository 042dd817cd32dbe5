import { AvailabilityBadge } from '../readers/AvailabilityBadge.tsx'
import type { Reader } from '../readers/calls.ts'
import { CardAction, CardFigures, CardName } from '../readers/CardParts.tsx'
import { Channels } from '../readers/Channels.tsx'
import { useOpened } from '../readers/opened.ts'
import { Avatar } from '../ui/Avatar.tsx'

/** A reader on the first screen: the face first. */
export function LiveCard({ reader }: { reader: Reader }) {
  const opened = useOpened((id) => id === reader.id)
  const { id, headline, picture } = reader
  return (
    <article className="relative card h-full p-8 flex flex-col gap-8 shadow-soft hover:border-line-strong">
      <div className="relative">
        <Avatar id={id} picture={picture} size="tile" eager className={opened ? 'moves-portrait' : undefined} />
        <span className="absolute inset-x-4 bottom-4 flex">
          <span className="flex px-8 py-2 rounded-button bg-surface">
            <AvailabilityBadge of={reader} />
          </span>
        </span>
      </div>
      <div className="grow px-4 xl:px-8 pb-4 xl:pb-8 flex flex-col gap-8">
        <h3>
          <CardName of={reader} />
        </h3>
        <p className="text-meta text-muted line-clamp-2 wrap-anywhere min-h-lines-2" dir="auto">
          {headline}
        </p>
        <div className="mt-auto pb-8 border-b border-line">
          <CardFigures of={reader} />
        </div>
        <Channels of={reader} />
        <CardAction of={reader} kind="secondary" wide />
      </div>
    </article>
  )
}
