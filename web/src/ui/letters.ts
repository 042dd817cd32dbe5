import { create } from 'zustand'

const NAME = 'desk-keys'

const stored = () => {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

/** Whether keys that are a single sign act at the desk. Arrows, Enter and Space move in its lists either way. */
export const useLetters = create<boolean>(stored)

export function setLetters(on: boolean) {
  useLetters.setState(on, true)
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off')
  } catch {
    // The choice then holds for this page only.
  }
}

/** Where single signs are written, or a dialog has its own keys. */
export const writes = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]'
