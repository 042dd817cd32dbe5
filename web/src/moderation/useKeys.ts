import { type RefObject, useEffect, useEffectEvent } from 'react'
import { approve } from './decide.ts'
import { choose, desk, move, openRow, findRow, setMode } from './desk.ts'
import { backToList } from './focus.ts'
import { useLetters, writes } from '../ui/letters.ts'
import { undo } from './approvals.ts'
import { undoBulk } from './bulk.ts'
import { claimedBy } from './queue.ts'
import { LIST_ID } from './useQueue.ts'

interface Dialogs {
  help: () => void
  bulk: () => void
  /** A message was opened by a letter that acts on an open one: it is read first. */
  opened: () => void
}

/** What a letter does while the desk has the focus. */
const letters = ({ help, bulk, opened }: Dialogs, me: string | undefined): Record<string, () => void> => {
  /** Acts on the open message where the arrows stand on it; else opens the one they stand on, as nobody decides unread. */
  const onOpen = (act: (id: string) => void) => () => {
    const { at, open } = desk()
    if (open && (at === open || at === null)) act(open)
    else if (at) {
      openRow(at)
      opened()
    }
  }
  const free = (act: (id: string) => void) =>
    onOpen((id) => {
      const row = findRow(id)
      if (row && !row.gone && !claimedBy(row, me, Date.now())) act(id)
    })
  return {
    j: () => move(1),
    k: () => move(-1),
    a: free((id) => approve(findRow(id)!)),
    r: free(() => setMode('return')),
    e: free(() => setMode('select')),
    u: () => void (desk().pendingApprovals.length ? undo() : undoBulk(me)),
    x: () => desk().chosen.size > 0 && bulk(),
    '?': help,
  }
}

/** What a key does in the list itself, letters on or off: the keys of any list box. */
const inList: Record<string, () => void> = {
  ArrowDown: () => move(1),
  ArrowUp: () => move(-1),
  PageDown: () => move(10),
  PageUp: () => move(-10),
  Home: () => move(-Infinity),
  End: () => move(Infinity),
  Enter: () => desk().at && openRow(desk().at),
  ' ': () => {
    const { at } = desk()
    if (at) choose(at)
  },
}

/** The keys of the desk, for as long as the focus is inside `box`. */
export function useKeys(box: RefObject<HTMLElement | null>, me: string | undefined, dialogs: Dialogs) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!(target instanceof HTMLElement) || !box.current?.contains(target)) return
    if (event.key === 'Escape' && desk().mode !== 'read') return backToList()
    if (target.closest(writes)) return
    const act =
      (target.id === LIST_ID ? inList[event.key] : undefined) ??
      (useLetters.getState() ? letters(dialogs, me)[event.key] : undefined)
    if (!act) return
    event.preventDefault()
    if (!event.repeat || /^(Arrow|Page|[jk]$)/.test(event.key)) act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
