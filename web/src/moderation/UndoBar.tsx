import { useNow } from '../ui/useNow.ts'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { partiesOf } from './calls.ts'
import { undo } from './approvals.ts'
import { type PendingApproval, useDesk } from './desk.ts'
import { Key } from './Key.tsx'
import { useLetters } from '../ui/letters.ts'

/** The newest approval that can still be taken back, and for how long. */
export function UndoBar({ className }: { className?: string }) {
  const pendingApprovals = useDesk((state) => state.pendingApprovals)
  const last = pendingApprovals.at(-1)
  const nowMs = useNow(Boolean(last))
  return (
    <div role="status" className={cx('flex justify-center pointer-events-none', className)}>
      {last && <Bar last={last} more={pendingApprovals.length - 1} nowMs={nowMs} />}
    </div>
  )
}

function Bar({ last, more, nowMs }: { last: PendingApproval; more: number; nowMs: number }) {
  const say = useSay()
  const letters = useLetters()
  const [row] = last.rows
  const left = Math.max(0, Math.ceil((last.endsAtMs - nowMs) / 1000))
  const names = row ? partiesOf(row) : undefined
  return (
    <section
      aria-label={say('moderation.undo.label')}
      className="flex items-center gap-12 w-full max-w-dialog ps-16 pe-4 py-2 rounded-button bg-ink text-page shadow-float animate-enter pointer-events-auto"
    >
      <span className="min-w-0 me-auto text-meta wrap-anywhere">
        {last.rows.length === 1 && names
          ? say('moderation.undo.one', { from: names.from.name, to: names.to.name })
          : say('moderation.undo.many', { count: last.rows.length })}
        {more > 0 && ` ${say('moderation.undo.more', { count: more })}`}
      </span>
      <span role="timer" aria-label={say('moderation.undo.left')} className="tabular text-meta whitespace-nowrap">
        {say('moderation.undo.seconds', { seconds: left })}
      </span>
      <button
        type="button"
        aria-keyshortcuts="u"
        onClick={() => void undo()}
        className="inline-flex items-center gap-8 min-h-target px-12 font-semibold underline underline-offset-2"
      >
        {say('ui.undo')}
        {letters && <Key of="u" />}
      </button>
    </section>
  )
}
