import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { HelpLines } from './HelpLines.tsx'

/** Not well, who helps: for everybody, signed in or not. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('care.title')} lead={say('care.lead')} width="text">
      <HelpLines />
      <p className="text-meta text-muted">{say('care.private')}</p>
    </Page>
  )
}
