import { paths } from '@evenlight/contract/paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useTime } from '../wallet/time.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { HouseReturn } from './HouseReturn.tsx'
import { type Decision, type Short, shorts, shortsChanged } from './calls.ts'

interface ShortRowProps {
  of: Short
  isAdmin: boolean
  onDecided: () => void
}

/** A short reading: what is at stake, until when, and the two answers. Giving back is asked once more. */
export function ShortRow({ of: short, isAdmin, onDecided }: ShortRowProps) {
  const say = useSay()
  const time = useTime()
  const money = useMoney()
  const away = useOffline()
  const [asking, ask] = useState(false)
  const { chat_id: id, client, reader, returnable_seconds, earned_cents } = short
  const values = { time: time(returnable_seconds), earned: money(earned_cents), name: client.username }
  const action = useAction(
    (decision: Decision, key) => shorts.decide({ params: { id }, body: { decision }, key }),
    (_, decision) => {
      ask(false)
      toast(say(`shorts.done.${decision}`, values))
      onDecided()
      void shortsChanged()
    },
  )
  const leave = () => {
    action.reset()
    ask(false)
  }
  const failed = action.error && (
    <ErrorNote cause={action.error} what={say('shorts.not')} retry={() => void shortsChanged()} />
  )
  return (
    <li className="px-16 lg:px-20 py-16 border-b border-line last:border-b-0 flex flex-col gap-12">
      <div className="flex flex-col gap-4">
        <Link to={paths.pastReading(id)} className="link self-start font-semibold wrap-anywhere">
          {isAdmin
            ? say('shorts.between', { client: client.username, reader: reader.display_name })
            : say('shorts.with', { name: client.username })}
        </Link>
        <p className="text-meta">{say(isAdmin ? 'shorts.stake.house' : 'shorts.stake', values)}</p>
        <p className="text-meta text-muted">
          {say('shorts.until')} <When at={short.decide_by} />
        </p>
      </div>
      {!asking && failed}
      <div className="flex flex-wrap gap-8">
        <Button kind="secondary" pending={action.isPending && !asking} why={away} onClick={() => action.mutate('keep')}>
          {say(isAdmin ? 'shorts.keep.house' : 'shorts.keep')}
        </Button>
        <Button kind="quiet" why={away} onClick={() => ask(true)}>
          {say('shorts.return')}
        </Button>
      </div>
      <Dialog
        open={asking && !isAdmin}
        role="alertdialog"
        onClose={leave}
        title={say('shorts.ask', values)}
        actions={
          <>
            <Button kind="quiet" onClick={leave}>
              {say('shorts.ask.leave')}
            </Button>
            <Button pending={action.isPending} why={away} onClick={() => action.mutate('return')}>
              {say('shorts.return')}
            </Button>
          </>
        }
      >
        <p>{say('shorts.ask.text', values)}</p>
        {failed}
      </Dialog>
      <Dialog open={asking && isAdmin} onClose={leave} title={say('shorts.ask', values)}>
        <p>{say('shorts.ask.text.house', values)}</p>
        <HouseReturn
          id={id}
          onLeave={leave}
          onDone={() => {
            ask(false)
            toast(say('shorts.done.return', values))
            onDecided()
            void shortsChanged()
          }}
        />
      </Dialog>
    </li>
  )
}
