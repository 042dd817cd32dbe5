import { useState } from 'react'
import { useAction } from '../action.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, type Notice } from './calls.ts'
import { noticesChanged } from './optimistic.ts'
import { RowButton } from './RowButton.tsx'

type Posted = NonNullable<Notice['board']>
const standOf = ({ from, until, withdrawn_at }: Posted, now: number) =>
  withdrawn_at
    ? 'withdrawn'
    : Date.parse(from) > now
      ? 'coming'
      : until && Date.parse(until) <= now
        ? 'over'
        : 'standing'

/** What an admin sees of a notice on the board beside its words: how it stands, for whom, until when. */
export function BoardFacts({ board }: { board: Posted }) {
  const say = useSay()
  const stand = standOf(board, Date.now())
  return (
    <>
      <Badge tone={stand === 'standing' ? 'success' : stand === 'coming' ? 'info' : 'plain'}>
        {say(`notices.stand.${stand}`)}
      </Badge>
      <span>{say(`notices.audience.${board.audience}`)}</span>
      {board.until && (
        <span>
          {say('notices.until')} <When at={board.until} />
        </span>
      )}
    </>
  )
}

/** The way to take down what stands on the board or is to come. */
export function Withdraw({ of, board }: { of: Notice; board: Posted }) {
  const say = useSay()
  const [asking, ask] = useState(false)
  const stand = standOf(board, Date.now())
  return (
    <>
      {(stand === 'standing' || stand === 'coming') && (
        <RowButton onClick={() => ask(true)}>{say('notices.withdraw')}</RowButton>
      )}
      <AskTwice of={of} open={asking} onClose={() => ask(false)} />
    </>
  )
}

function AskTwice({ of, open, onClose }: { of: Notice; open: boolean; onClose: () => void }) {
  const say = useSay()
  const { mutate, isPending, error } = useAction(
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
