import type { ChatMessage } from '../readings/calls.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Reading } from './lookup-query.ts'

/** One line of a reading, under the name its writer goes by. */
export function ReadingLine({
  message: { from, body, image, at },
  of,
}: {
  message: ChatMessage
  of: Pick<Reading, 'client' | 'reader'>
}) {
  const say = useSay()
  const name = from === of.client.id ? of.client.username : from === of.reader.id ? of.reader.display_name : from
  return (
    <li tabIndex={-1} className="flex gap-12 py-12 border-t border-line text-meta outline-none">
      <Avatar id={from} size="small" />
      <div className="min-w-0 flex flex-col gap-2">
        <p className="flex flex-wrap items-baseline gap-x-8">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <When at={at} className="text-label text-muted" />
        </p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {body}
        </p>
        {image && <Picture image={image} alt={say('moderation.picture')} className="border border-line" />}
      </div>
    </li>
  )
}
