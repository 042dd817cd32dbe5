import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { approve } from './decide.ts'
import { draftOf, turnTo, useDesk } from './desk.ts'
import { leaveOff } from './focus.ts'
import { Key } from './Key.tsx'
import { useLetters } from './keys.ts'
import type { Row } from './queue.ts'

/** What can be done with the open message. */
export function Actions({ row, locked }: { row: Row; locked: boolean }) {
  const say = useSay()
  const letters = useLetters()
  const selects = useDesk(({ doing }) => doing === 'select')
  const out = useDesk(({ drafts }) => drafts[row.id]?.out.length) ?? draftOf(row.id).out.length
  const hint = (of: string) => letters && <Key of={of} />
  return (
    <div className="flex flex-wrap gap-8">
      <Button aria-disabled={locked} aria-keyshortcuts="a" onClick={() => approve(row)}>
        {out ? say('moderation.approve.out', { count: out }) : say('moderation.approve')}
        {hint('a')}
      </Button>
      <Button kind="secondary" aria-disabled={locked} aria-keyshortcuts="r" onClick={() => turnTo('return')}>
        {say('moderation.return')}
        {hint('r')}
      </Button>
      <Button
        kind="quiet"
        aria-disabled={locked}
        aria-keyshortcuts="e"
        onClick={() => (selects ? leaveOff() : turnTo('select'))}
      >
        {say(selects ? 'moderation.select.done' : 'moderation.select')}
        {!selects && hint('e')}
      </Button>
    </div>
  )
}
