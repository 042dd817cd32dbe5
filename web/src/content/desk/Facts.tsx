import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { useSay } from '../../words/say.tsx'
import { When } from '../../words/when.tsx'
import type { OwnPiece } from '../calls.ts'
import { useArticlePath } from '../useArticlePath.ts'
import { StateBadge } from './StateBadge.tsx'

/** How a text stands, whose it is, and where visitors find it. */
export function Facts({ of }: { of: OwnPiece }) {
  const say = useSay()
  const article = useArticlePath()
  const place = of.kind === 'question' ? paths.questions() : article(of.id)
  return (
    <p className="flex flex-wrap items-center gap-x-16 gap-y-8 text-meta text-muted">
      <StateBadge of={of.state} />
      <span>{say(`content.kind.${of.kind}`)}</span>
      <span>{of.author ? say('content.by', { name: of.author.display_name }) : say('content.by_house')}</span>
      {of.publish_at && (
        <span>
          {say('content.scheduled')} <When at={of.publish_at} />
        </span>
      )}
      {of.published_at && (
        <span>
          {say('content.published')} <When at={of.published_at} />
        </span>
      )}
      {of.state === 'published' && (
        <Link to={place} className="link inline-flex items-center min-h-target">
          {say('content.see')}
        </Link>
      )}
    </p>
  )
}
