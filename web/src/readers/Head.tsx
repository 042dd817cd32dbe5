import { WriteTo } from '../messages/WriteTo.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Contours } from '../ui/art/Contours.tsx'
import { useSay } from '../words/say.tsx'
import { MinuteCost } from '../wallet/MinuteCost.tsx'
import { Ask } from './Ask.tsx'
import type { Profile } from './calls.ts'
import { Rating } from './Rating.tsx'
import { Standing } from './Standing.tsx'

/** Who this is, whether they can be asked, and the one button. */
export function Head({ reader }: { reader: Profile }) {
  const say = useSay()
  const { id, username, display_name, headline, picture, status_line, sessions_count, years, channels } = reader
  return (
    <header className="relative overflow-hidden card p-24 lg:p-32">
      <Contours seed={id} className="absolute inset-y-0 end-0 h-full w-full md:w-hills opacity-30" />
      <div className="relative flex flex-col sm:flex-row gap-24 lg:gap-32 sm:items-center">
        <Avatar id={id} picture={picture} size="portrait" />
        <div className="flex flex-col items-start gap-8 min-w-0 grow">
          <h1 tabIndex={-1} className="max-w-full wrap-anywhere">
            <bdi>{display_name}</bdi>
          </h1>
          <p className="text-lead text-muted" dir="auto">
            {headline}
          </p>
          <Standing of={reader} />
          {status_line && (
            <p className="ps-12 border-s-2 border-line-strong italic" dir="auto">
              {status_line}
            </p>
          )}
          <p className="text-meta text-muted tabular">
            <Rating of={reader} />
            {sessions_count > 0 && ` · ${say('readers.sessions', { count: sessions_count })}`}
            {years > 0 && ` · ${say('readers.years', { years })}`}
            {` · ${channels.map((channel) => say(`readers.${channel}`)).join(', ')}`}
          </p>
        </div>
        <div className="flex flex-col gap-8 lg:items-end shrink-0">
          <div className="hidden lg:block">
            <Ask reader={reader} />
          </div>
          <WriteTo to={username} name={display_name} of="READER" />
          <p className="text-meta text-muted">
            <MinuteCost />
          </p>
        </div>
      </div>
    </header>
  )
}
