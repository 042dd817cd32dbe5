import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { cachePayout, calls } from './calls.ts'

/** Asks PayPal at once, where it would be asked later by itself. */
export function Ask({ id }: { id: string }) {
  const say = useSay()
  const away = useOffline()
  const { mutate, isPending, error } = useAction(
    (_: undefined, key) => calls.act({ body: { action: 'ask', payout_id: id }, key }),
    cachePayout,
  )
  return (
    <div className="flex flex-col gap-12">
      {error && <ErrorNote cause={error} what={say('payouts.ask.failed')} />}
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate(undefined)} className="self-start">
        {say('payouts.ask')}
      </Button>
    </div>
  )
}
