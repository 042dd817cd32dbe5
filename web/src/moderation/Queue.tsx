import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { Bulks } from './Bulks.tsx'
import { partiesOf } from './calls.ts'
import { openRow, useDesk } from './desk.ts'
import { CLEAR_ID, useFocusKept } from './focus.ts'
import { Help } from './Help.tsx'
import { Item } from './Item.tsx'
import { NoteBanner } from './NoteBanner.tsx'
import { QueueList } from './QueueList.tsx'
import { Toolbar } from './Toolbar.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useAddress } from './useAddress.ts'
import { useKeys } from './useKeys.ts'
import { useQueue } from './useQueue.ts'

/** What waits on the one side, the open message on the other; on phones one after the other. */
export function Queue() {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const me = useSession(({ userData }) => userData?.id)
  const [dialog, show] = useState<'help' | 'bulk' | null>(null)
  const { data, error, refetch } = useQueue()
  const { rows, waiting, open, said } = useDesk()
  useAddress()
  useOpenSaid()
  useFocusKept(box)
  useKeys(box, me, {
    help: () => show('help'),
    bulk: () => show('bulk'),
    opened: () => useDesk.setState({ said: say('moderation.said.opened') }),
  })
  const close = () => show(null)
  const failed = error && <ErrorNote cause={error} what={say('moderation.queue.failed')} retry={() => void refetch()} />
  const clear = rows.length === 0 && waiting === 0
  return (
    <div ref={box} className="flex flex-col gap-16">
      <NoteBanner />
      <Bulks />
      <p role="status" className="say-only">
        {said}
      </p>
      {failed}
      {!data && !error && shape}
      {data && clear && <Clear />}
      {data && !clear && (
        <div className="grid lg:grid-cols-11 gap-16 lg:gap-24 items-start">
          <div className={cx('min-w-0 lg:col-span-6 flex flex-col gap-8 lg:sticky lg:top-16', open && 'max-lg:hidden')}>
            <Toolbar onHelp={() => show('help')} onBulk={() => show('bulk')} />
            {rows.length > 0 ? <QueueList /> : shape}
            <UndoBar className="max-lg:hidden sticky bottom-16" />
          </div>
          <div className={cx('min-w-0 lg:col-span-5', !open && 'max-lg:hidden')}>
            <Pane />
          </div>
        </div>
      )}
      <UndoBar className={cx('max-lg:fixed inset-x-16 bottom-over-actions z-30', !clear && 'lg:hidden')} />
      <Help open={dialog === 'help'} onClose={close} />
      <BulkDialog open={dialog === 'bulk'} onClose={close} />
    </div>
  )
}

/** A screen reader hears which message is open now, also when it opened by itself. */
function useOpenSaid() {
  const say = useSay()
  const row = useDesk(({ rows, open }) => rows.find(({ id }) => id === open))
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!row || told.current === row.id) return
    told.current = row.id
    const { from, to } = partiesOf(row)
    const count = row.marks.length
    const words = say('moderation.said.open', { from: from.name, to: to.name, count })
    useDesk.setState({ said: row.care ? `${words} ${say('care.mark')}` : words })
  }, [row, say])
}

function Pane() {
  const say = useSay()
  const open = useDesk((state) => state.open)
  const row = useDesk((state) => state.rows.find(({ id }) => id === state.open))
  if (row) return <Item row={row} />
  if (!open) return <Empty scene="letters">{say('moderation.none_open')}</Empty>
  return (
    <Banner
      tone="warning"
      action={
        <Button kind="quiet" onClick={() => openRow(null)}>
          {say('moderation.back')}
        </Button>
      }
    >
      {say('moderation.not_waiting')}
    </Banner>
  )
}

function Clear() {
  const say = useSay()
  const done = useDesk((state) => state.doneToday)
  return (
    <div id={CLEAR_ID} tabIndex={-1} className="outline-none">
      <Empty scene="moon">{say('moderation.clear', { count: done })}</Empty>
    </div>
  )
}

const shape = <SkeletonBars count={6} bar="h-dense" className="gap-2" />
