export const parts = {
  'parts.file.drop': 'You can drop it here.',
  'parts.month.before': 'Month before',
  'parts.month.after': 'Next month',
  'parts.calendar': 'Choose a date',
} as const
