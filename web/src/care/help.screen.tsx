import { useIsAt } from '../session/role.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Desk } from './Desk.tsx'
import { HelpLines } from './HelpLines.tsx'

/** Not well, who helps: for everybody, signed in or not. For who moderates it is what the house keeps of it. */
export const Component = () => (useIsAt('moderation') ? <Desk /> : <Lines />)

function Lines() {
  const say = useSay()
  return (
    <Page title={say('care.title')} lead={say('care.lead')} width="text">
      <HelpLines />
      <p className="text-meta text-muted">{say('care.private')}</p>
    </Page>
  )
}
