export const notes = {
  'notes.title': 'Your notes on {name}',
  'notes.label': 'Your notes',
  'notes.hint': 'For you alone. Kept as you type.',
  'notes.failed': 'Your notes did not load.',
  'notes.saving': 'Saving',
  'notes.saved': 'Saved',
  'notes.not_saved': 'Not saved. It is tried again when you type on.',
} as const
