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
