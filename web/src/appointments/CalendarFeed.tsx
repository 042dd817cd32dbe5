import { useQuery } from '@tanstack/react-query'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { feedOf, setFeed } from './calls.ts'

/** The private address that a calendar can follow: made, copied, renewed, taken away. */
export function CalendarFeed() {
  const say = useSay()
  const away = useOffline()
  const feed = useQuery(feedOf())
  const { mutate, isPending, error } = useAction(setFeed)
  const copy = (url: string) =>
    void navigator.clipboard.writeText(url).then(
      () => toast(say('appointments.feed.copied')),
      () => undefined,
    )
  return (
    <Part title={say('appointments.feed')}>
      <p className="text-muted">{say('appointments.feed.lead')}</p>
      {error && <ErrorNote cause={error} what={say('appointments.failed')} />}
      <Loaded of={feed} failed={say('appointments.feed.failed')} shape={<Skeleton className="h-72" />}>
        {({ url }) =>
          url === null ? (
            <Button kind="secondary" className="self-start" pending={isPending} why={away} onClick={() => mutate(true)}>
              {say('appointments.feed.make')}
            </Button>
          ) : (
            <>
              <TextField label={say('appointments.feed.address')} value={url} dir="ltr" readOnly />
              <div className="flex flex-wrap gap-8">
                <Button kind="secondary" onClick={() => copy(url)}>
                  {say('appointments.feed.copy')}
                </Button>
                <Button
                  kind="quiet"
                  pending={isPending}
                  why={away}
                  onClick={() => mutate(true, { onSuccess: () => toast(say('appointments.feed.renewed')) })}
                >
                  {say('appointments.feed.renew')}
                </Button>
                <Button kind="quiet" pending={isPending} why={away} onClick={() => mutate(false)}>
                  {say('appointments.feed.stop')}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
    </Part>
  )
}
