import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { TextSpan } from '@evenlight/core/redaction'
import { snapped } from './spans.ts'
import { selectedIn } from './selection.ts'

interface Picking {
  selects: boolean
  locked: boolean
  pick: (span: TextSpan | null) => void
  toggle: (span: TextSpan) => void
}

/** What pointer and keyboard do in the text. Nothing of it can be changed, only chosen. */
export function usePicking(box: RefObject<HTMLElement | null>, text: string, now: Picking) {
  const newest = useEffectEvent(() => now)
  useEffect(() => {
    const at = box.current
    if (!at) return
    const selection = () => {
      const selected = selectedIn(at)
      return selected && snapped(text, selected)
    }
    const changed = () => newest().pick(selection())
    const press = ({ target }: Event) => {
      const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null
      const { locked, toggle } = newest()
      if (!mark || locked || !getSelection()?.isCollapsed) return
      const [from = 0, to = 0] = (mark.dataset.mark ?? '').split('-').map(Number)
      toggle({ from, to })
    }
    const stay = (event: Event) => event.preventDefault()
    const strike = (event: KeyboardEvent) => {
      const { selects, toggle, locked } = newest()
      if (!selects || !/^(Delete|Backspace|Enter)$/.test(event.key)) return
      event.preventDefault()
      // Asked anew: a quick Delete comes before the browser tells that the selection changed.
      const picked = selection()
      if (picked && !locked) toggle(picked)
    }
    document.addEventListener('selectionchange', changed)
    at.addEventListener('click', press)
    at.addEventListener('keydown', strike)
    for (const change of ['beforeinput', 'drop', 'paste', 'cut']) at.addEventListener(change, stay)
    return () => {
      document.removeEventListener('selectionchange', changed)
      at.removeEventListener('click', press)
      at.removeEventListener('keydown', strike)
      for (const change of ['beforeinput', 'drop', 'paste', 'cut']) at.removeEventListener(change, stay)
    }
  }, [box, text])
}
