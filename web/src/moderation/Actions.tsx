import { Button } from '../ui/Button.tsx'
import { useOffline } from '../online.ts'
import { useSay } from '../words/say.tsx'
import { approve } from './decide.ts'
import { findDraft, setMode, useDesk } from './desk.ts'
import { Key } from './Key.tsx'
import { useLetters } from '../ui/letters.ts'
import type { Row } from './queue.ts'

/** What can be done with the open message. */
export function Actions({ row, locked }: { row: Row; locked: boolean }) {
  const say = useSay()
  const letters = useLetters()
  const away = useOffline()
  const out = useDesk(({ drafts }) => drafts[row.id]?.out.length) ?? findDraft(row.id).out.length
  const hint = (of: string) => letters && <Key of={of} />
  return (
    <div
      data-bar
      className="sticky bottom-over-thumb lg:bottom-0 -mx-16 lg:-mx-24 px-16 lg:px-24 py-12 flex gap-8 bg-surface border-y border-line"
    >
      <Button
        className="max-lg:grow"
        why={away}
        aria-disabled={locked}
        aria-keyshortcuts="a"
        onClick={() => approve(row)}
      >
        {out ? say('moderation.approve.out', { count: out }) : say('moderation.approve')}
        {hint('a')}
      </Button>
      <Button
        kind="secondary"
        aria-disabled={locked || Boolean(away)}
        aria-keyshortcuts="r"
        onClick={() => setMode('return')}
      >
        {say('moderation.return')}
        {hint('r')}
      </Button>
    </div>
  )
}
