import { type RefObject, useEffect, useRef } from 'react'
import { setMode } from './desk.ts'
import { LIST_ID } from './useQueue.ts'

export const HEAD_ID = 'held'
export const CLEAR_ID = 'queue-clear'

/** Puts the focus where the keys act: into the list, on phones onto the open message. */
export function focusDesk() {
  const list = document.getElementById(LIST_ID)
  if (list?.checkVisibility()) list.focus({ preventScroll: true })
  else (document.getElementById(HEAD_ID) ?? document.getElementById(CLEAR_ID))?.focus()
}

/** Back from choosing words or a reason to the list, or to the message where the list is out of sight. */
export function backToList() {
  setMode('read')
  focusDesk()
}

/** When what had the focus is gone after a step, such as the form of a return that was sent, the desk takes it. */
export function useFocusKept(box: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) =>
      (last.current = target instanceof HTMLElement && box.current?.contains(target) ? target : null)
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [box])
  useEffect(() => {
    const at = document.activeElement
    const lost = at === document.body || at === last.current
    if (lost && last.current && !last.current.checkVisibility()) focusDesk()
  })
}
