import { useState } from 'react'
import { useAct } from '../act.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, type Notice } from './calls.ts'
import { noticesChanged } from './marks.ts'

type Posted = NonNullable<Notice['board']>
const standOf = ({ from, until, withdrawn_at }: Posted, now: number) =>
  withdrawn_at
    ? 'withdrawn'
    : Date.parse(from) > now
      ? 'coming'
      : until && Date.parse(until) <= now
        ? 'over'
        : 'standing'

/** What an admin sees of a notice on the board beside its words: for whom, from when to when, and the way to take it down. */
export function BoardLine({ of, board }: { of: Notice; board: Posted }) {
  const say = useSay()
  const [asking, ask] = useState(false)
  const stand = standOf(board, Date.now())
  return (
    <div className="flex flex-wrap items-center gap-8 pt-4 text-label text-muted">
      <Badge tone={stand === 'standing' ? 'success' : stand === 'coming' ? 'info' : 'plain'}>
        {say(`notices.stand.${stand}`)}
      </Badge>
      <span>{say(`notices.audience.${board.audience}`)}</span>
      {board.until && (
        <span>
          {say('notices.until')} <When at={board.until} />
        </span>
      )}
      {(stand === 'standing' || stand === 'coming') && (
        <Button kind="quiet" className="ms-auto -me-24" onClick={() => ask(true)}>
          {say('notices.withdraw')}
        </Button>
      )}
      <Withdraw of={of} open={asking} onClose={() => ask(false)} />
    </div>
  )
}

function Withdraw({ of, open, onClose }: { of: Notice; open: boolean; onClose: () => void }) {
  const say = useSay()
  const { mutate, isPending, error } = useAct(
    () => calls.hide({ body: { ids: [of.id] } }),
    () => {
      onClose()
      toast(say('notices.withdrawn'))
      void noticesChanged()
    },
  )
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={say('notices.withdraw.title')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say('notices.withdraw.leave')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => mutate(undefined)}>
            {say('notices.withdraw')}
          </Button>
        </>
      }
    >
      <p className="text-body text-ink">{say('notices.withdraw.lead', { title: of.title })}</p>
      {error && <ErrorNote cause={error} />}
    </Dialog>
  )
}
