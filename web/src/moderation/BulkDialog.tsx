import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/say.tsx'
import { type Bulk, decideAll, type Progress } from './bulk.ts'
import { chooseAll, useDesk } from './desk.ts'
import { Reasons, useReasons } from './Reasons.tsx'

/** Decides on everything that is selected, one after another, with the count of what is done and a way to stop. */
export function BulkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const rows = useDesk((state) => state.rows).filter(useIsChosen())
  const [progress, setProgress] = useState<Progress | null>(null)
  const [running, run] = useState(false)
  const going = useRef(false)
  const start = async (bulk: Bulk) => {
    going.current = true
    run(true)
    setProgress({ done: 0, missed: 0, of: rows.length })
    await decideAll(rows, bulk, (step) => {
      setProgress(step)
      return going.current
    })
    run(false)
  }
  const close = () => {
    if (running) return void (going.current = false)
    setProgress(null)
    if (progress) chooseAll(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={progress ? say('moderation.bulk.doing') : say('moderation.bulk.title', { count: rows.length })}
    >
      {progress ? (
        <Running progress={progress} running={running} onStop={() => (going.current = false)} onClose={close} />
      ) : (
        <Ask marked={rows.filter(({ marks }) => marks.length > 0).length} onGo={(bulk) => void start(bulk)} />
      )}
    </Dialog>
  )
}

function useIsChosen() {
  const chosen = useDesk((state) => state.chosen)
  return ({ id, gone }: { id: string; gone?: true }) => chosen.has(id) && !gone
}

function Ask({ marked, onGo }: { marked: number; onGo: (bulk: Bulk) => void }) {
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
          <Button onClick={() => onGo({ act: 'approve' })}>{say('moderation.bulk.approve')}</Button>
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

interface RunningProps {
  progress: Progress
  running: boolean
  onStop: () => void
  onClose: () => void
}

function Running({ progress: { done, missed, of }, running, onStop, onClose }: RunningProps) {
  const say = useSay()
  const words = say('moderation.bulk.progress', { done: done + missed, of })
  return (
    <>
      <progress aria-label={words} max={of} value={done + missed} className="bar" />
      <p role="status" className="tabular">
        {running ? words : say('moderation.bulk.done', { done, missed })}
      </p>
      <div>
        {running ? (
          <Button kind="secondary" onClick={onStop}>
            {say('moderation.bulk.stop')}
          </Button>
        ) : (
          <Button onClick={onClose}>{say('ui.close')}</Button>
        )}
      </div>
    </>
  )
}
