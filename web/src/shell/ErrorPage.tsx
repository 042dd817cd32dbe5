import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { ForOthers } from './members-only.tsx'
import { NotFound } from '../NotFound.tsx'

/** A screen that could not be shown. A missing thing reads like a missing page; without a network it waits for one. */
export function ErrorPage() {
  const fault = useRouteError()
  const away = useAway()
  const say = useSay()
  const number = fault instanceof Failed ? fault.problem?.request_id : undefined
  if (isRouteErrorResponse(fault) && (fault.status === 404 || fault.status === 410)) return <NotFound />
  if (isRouteErrorResponse(fault) && fault.status === 403)
    return (
      <Suspense>
        <ForOthers roles={fault.statusText} />
      </Suspense>
    )
  return (
    <EmptyPage
      title={say(away ? 'shell.away.title' : 'shell.fault.title')}
      lead={say(away ? 'shell.away.waits' : 'shell.fault.lead')}
      scene="wire"
      actions={
        <>
          <Button onClick={() => location.reload()}>{say('ui.retry')}</Button>
          <LinkButton kind="secondary" to={paths.home()}>
            {say('shell.lost.home')}
          </LinkButton>
          {number && <p className="basis-full text-label text-muted">{say('ui.request', { id: number })}</p>}
        </>
      }
    />
  )
}

/** Whether the device has no network. Once it is back the page comes by itself. */
function useAway() {
  const [away, setAway] = useState(false)
  useEffect(() => {
    setAway(!navigator.onLine)
    const goOn = () => location.reload()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])
  return away
}
