import type { Side } from '@evenlight/core/meter/meter'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { bansChanged, calls, named, type Other } from './calls.ts'

/** Lets somebody in again who was refused. */
export function TakeBack({ other, side }: { other: Other; side: Side }) {
  const say = useSay()
  const away = useOffline()
  const { mutate, isPending, error } = useAction(
    () => calls.unban({ body: named(other.id, side) }),
    () => {
      void bansChanged()
      toast(say('bans.taken_back', { name: other.name }))
    },
  )
  return (
    <>
      {error && <ErrorNote cause={error} what={say('bans.failed')} />}
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate(undefined)}>
        {say('bans.take_back')}
        <span className="say-only"> {other.name}</span>
      </Button>
    </>
  )
}
