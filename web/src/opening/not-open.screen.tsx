import { paths } from '@evenlight/contract/paths'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'

/** All that a visitor sees of a site that is not open yet. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('opening.not_yet')} lead={say('opening.not_yet.lead')} width="text">
      <div className="flex flex-wrap gap-12">
        <LinkButton to={paths.apply()} kind="secondary">
          {say('opening.not_yet.apply')}
        </LinkButton>
        <LinkButton to={paths.auth()} kind="quiet">
          {say('opening.not_yet.house')}
        </LinkButton>
      </div>
    </Page>
  )
}
