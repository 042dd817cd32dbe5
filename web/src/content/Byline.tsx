import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Card } from './calls.ts'

/** Who wrote it, and the day it was published; the same everywhere, as a page drawn for all says it. */
export function Byline({ of: { author, published_at: at } }: { of: Pick<Card, 'author' | 'published_at'> }) {
  const say = useSay()
  const { formatDate } = useIntl()
  return (
    <span className="text-meta text-muted">
      {author ? say('content.by', { name: author.display_name }) : say('content.by_house')} ·{' '}
      <time dateTime={at}>{formatDate(at, { dateStyle: 'long', timeZone: 'UTC' })}</time>
    </span>
  )
}
