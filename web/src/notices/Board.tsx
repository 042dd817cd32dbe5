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
      {board.mail && <MailFacts {...board.mail} />}
    </>
  )
}

/** How far the e-mails of a notice are. */
function MailFacts({ state, sent, of }: NonNullable<Posted['mail']>) {
  const say = useSay()
  return (
    <span>
      {say('notices.mail')}: <span className="tabular">{say(`notices.mail.${state}`, { sent, of })}</span>
    </span>
  )
}

/** The ways to take down what stands on the board or is to come, and to stop its e-mails. */
export function BoardDeeds({ of, board }: { of: Notice; board: Posted }) {
  const say = useSay()
  const [asking, ask] = useState<'withdraw' | 'stop'>()
  const stand = standOf(board, Date.now())
  const done = (words: string) => {
    ask(undefined)
    toast(words)
    void noticesChanged()
  }
  const withdraw = useAction(
    () => calls.hide({ body: { ids: [of.id] } }),
    () => done(say('notices.withdrawn')),
  )
  const stop = useAction(
    () => calls.stopMail({ body: { id: of.id } }),
    () => done(say('notices.mail.stop.done')),
  )
  return (
    <>
      {board.mail?.state === 'leaving' && (
        <RowButton aria-label={say('notices.mail.stop.of', { title: of.title })} onClick={() => ask('stop')}>
          {say('notices.mail.stop')}
        </RowButton>
      )}
      {(stand === 'standing' || stand === 'coming') && (
        <RowButton onClick={() => ask('withdraw')}>{say('notices.withdraw')}</RowButton>
      )}
      <AskTwice
        deed={withdraw}
        open={asking === 'withdraw'}
        onClose={() => ask(undefined)}
        title={say('notices.withdraw.title')}
        lead={say('notices.withdraw.lead', { title: of.title })}
        leave={say('notices.withdraw.leave')}
        go={say('notices.withdraw')}
      />
      <AskTwice
        deed={stop}
        open={asking === 'stop'}
        onClose={() => ask(undefined)}
        title={say('notices.mail.stop.title')}
        lead={say('notices.mail.stop.lead', { title: of.title })}
        leave={say('notices.mail.stop.leave')}
        go={say('notices.mail.stop')}
      />
    </>
  )
}

interface Asked {
  deed: { mutate: (nothing: undefined) => void; isPending: boolean; error: unknown }
  open: boolean
  onClose: () => void
  title: string
  lead: string
  leave: string
  go: string
}

function AskTwice({ deed: { mutate, isPending, error }, open, onClose, title, lead, leave, go }: Asked) {
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {leave}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => mutate(undefined)}>
            {go}
          </Button>
        </>
      }
    >
      <p className="text-body text-ink">{lead}</p>
      {Boolean(error) && <ErrorNote cause={error} />}
    </Dialog>
  )
}
