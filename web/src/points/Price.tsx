import { useState } from 'react'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { timeChanged } from '../wallet/calls.ts'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { points, type PointsPage } from './calls.ts'

interface PriceProps {
  price: PointsPage['prices'][number]
  owned: number
}

/** What so many points buy. It is asked once more, since points do not come back. */
export function Price({ price, owned }: PriceProps) {
  const say = useSay()
  const away = useOffline()
  const [asking, ask] = useState(false)
  const minutes = minutesOf(price.free_seconds)
  const redeem = useAction(
    (wanted: number, key) => points.redeem({ body: { points: wanted }, key }),
    async () => {
      ask(false)
      toast(say('points.done', { minutes }))
      await timeChanged()
    },
  )
  const short = owned < price.points && say('points.short', { points: owned, price: price.points })
  const leave = () => {
    redeem.reset()
    ask(false)
  }
  return (
    <li className="pt-16 border-t border-line flex flex-col items-start gap-8">
      <span>{say('points.price', { minutes })}</span>
      <Button kind="secondary" why={away || short} onClick={() => ask(true)}>
        {say('points.go', { points: price.points })}
      </Button>
      <Dialog
        open={asking}
        role="alertdialog"
        onClose={leave}
        title={say('points.ask', { points: price.points })}
        actions={
          <>
            <Button kind="quiet" onClick={leave}>
              {say('points.ask.leave')}
            </Button>
            <Button pending={redeem.isPending} why={away} onClick={() => redeem.mutate(price.points)}>
              {say('points.ask.go')}
            </Button>
          </>
        }
      >
        <p>{say('points.ask.text', { minutes, left: Math.max(0, owned - price.points) })}</p>
        {redeem.error && <ErrorNote cause={redeem.error} what={say('points.not')} />}
      </Dialog>
    </li>
  )
}
