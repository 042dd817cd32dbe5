import { create } from 'zustand'

const NAME = 'desk-keys'

const stored = () => {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

/** Whether single letters act on the desk. Arrows, Enter and Space move in its list either way. */
export const useLetters = create<boolean>(stored)

export function setLetters(on: boolean) {
  useLetters.setState(on, true)
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off')
  } catch {
    // The choice then holds for this page only.
  }
}

/** What each key of the desk does, in the order help lists them. */
export const keysOfDesk = [
  { keys: ['j', '↓'], does: 'down' },
  { keys: ['k', '↑'], does: 'up' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'return' },
  { keys: ['1 – 9'], does: 'preset' },
  { keys: ['e'], does: 'edit' },
  { keys: ['u'], does: 'undo' },
  { keys: ['Space'], does: 'select' },
  { keys: ['x'], does: 'bulk' },
  { keys: ['Esc'], does: 'leave' },
  { keys: ['?'], does: 'help' },
] as const
