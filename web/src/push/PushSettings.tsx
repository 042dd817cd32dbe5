import { useQuery } from '@tanstack/react-query'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { Browsers } from './Browsers.tsx'
import { pushesOf } from './calls.ts'
import { QuietHours } from './QuietHours.tsx'

/** Where notices reach somebody who does not look at the site, and when not. */
export function PushSettings() {
  const say = useSay()
  const { data, error, refetch } = useQuery(pushesOf())
  return (
    <section aria-labelledby="push" className="flex flex-col gap-16">
      <h2 id="push" className="text-h3">
        {say('push.title')}
      </h2>
      <p className="text-muted">{say('push.lead')}</p>
      {!data && error && <ErrorNote cause={error} what={say('push.failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-72 max-w-form" />}
      {data && (
        <>
          <Browsers of={data} />
          <QuietHours key={data.quiet_hours ? 'set' : 'none'} of={data} />
        </>
      )}
    </section>
  )
}
