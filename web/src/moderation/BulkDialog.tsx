import { useState } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { type Asked, beginBulk } from './bulk.ts'
import { useDesk } from './desk.ts'
import { Reasons, useReasons } from './Reasons.tsx'

/** Decides on everything that is selected. The server does it, one after another; how far it is stands over the list. */
export function BulkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const chosen = useDesk((state) => state.chosen)
  const rows = useDesk((state) => state.rows).filter(({ id, gone }) => chosen.has(id) && !gone)
  const begin = useAction((asked: Asked, key) => beginBulk(rows, asked, key), onClose)
  return (
    <Dialog open={open} onClose={onClose} title={say('moderation.bulk.title', { count: rows.length })}>
      {begin.error && (
        <ErrorNote cause={begin.error} what={say('moderation.bulk.not_begun')} kept={say('moderation.bulk.kept')} />
      )}
      <Ask
        marked={rows.filter(({ marks }) => marks.length > 0).length}
        pending={begin.isPending}
        onGo={(asked) => begin.mutate(asked)}
      />
    </Dialog>
  )
}

interface AskProps {
  marked: number
  pending: boolean
  onGo: (asked: Asked) => void
}

function Ask({ marked, pending, onGo }: AskProps) {
  const say = useSay()
  const reasons = useReasons()
  const [returns, setReturns] = useState(false)
  const [picked, pick] = useState<number | null>(null)
  const reason = picked === null ? undefined : reasons[picked]
  if (!returns)
    return (
      <>
        {marked > 0 && <p className="text-warning font-medium">{say('moderation.bulk.marked', { count: marked })}</p>}
        <div className="flex flex-wrap gap-8">
          <Button pending={pending} onClick={() => onGo({ act: 'approve' })}>
            {say('moderation.bulk.approve')}
          </Button>
          <Button kind="secondary" onClick={() => setReturns(true)}>
            {say('moderation.bulk.return')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <Reasons legend={say('moderation.bulk.why')} picked={picked} onPick={pick} />
      <div className="flex flex-wrap gap-8">
        <Button
          pending={pending}
          why={!reason && say('moderation.return.needed')}
          onClick={() => reason && onGo({ act: 'return', reason })}
        >
          {say('moderation.bulk.return.go')}
        </Button>
        <Button kind="quiet" onClick={() => setReturns(false)}>
          {say('moderation.return.leave')}
        </Button>
      </div>
    </>
  )
}
