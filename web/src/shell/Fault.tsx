import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Lost } from './Lost.tsx'

/** A screen that could not be shown. A missing thing reads like a missing page. */
export function Fault() {
  const fault = useRouteError()
  const say = useSay()
  if (isRouteErrorResponse(fault) && fault.status === 404) return <Lost />
  return (
    <Page title={say('shell.fault.title')} lead={say('shell.fault.lead')} width="text">
      <div className="flex flex-wrap gap-8">
        <Button onClick={() => location.reload()}>{say('ui.retry')}</Button>
        <LinkButton kind="secondary" to={paths.home()}>
          {say('shell.lost.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
