import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { isThere } from '../../routes.tsx'
import { useSecure } from '../../session/secure.ts'
import { useSay } from '../../words/say.tsx'
import { When } from '../../words/when.tsx'
import type { OwnPiece } from '../calls.ts'
import { useArticlePath } from '../useArticlePath.ts'
import { StateBadge } from './StateBadge.tsx'

/** How a text stands, whose it is, and where visitors find it. */
export function Facts({ of }: { of: OwnPiece }) {
  const say = useSay()
  const article = useArticlePath()
  const secure = useSecure()
  const places = {
    article: article(of.id),
    blog: paths.post(of.id),
    question: paths.questions(),
    page: paths.about(),
    service: paths.services(),
    offer: paths.offers(),
    block: paths.home(),
  }
  const place = places[of.kind]
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
      {of.state === 'published' && isThere(place, secure) && (
        <Link to={place} className="link inline-flex items-center min-h-target">
          {say('content.see')}
        </Link>
      )}
    </p>
  )
}
