/** Of the design system's parts what the first page has none of. */
export const parts = {
  'parts.optional': 'optional',
  'parts.password.show': 'Show password',
  'parts.password.hide': 'Hide password',
  'parts.clear': 'Clear',
  'parts.suggestions.none': 'No suggestions available',
  'parts.suggestions.coming': 'Loading',
  'parts.suggestions': '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  'parts.more': 'Show more',
  'parts.more.failed': 'The rest could not be loaded.',
  'parts.summary': '{count, plural, one {One thing needs} other {# things need}} a change',
  'parts.stars.pick': '{stars, plural, one {# star} other {# stars}}',
  'parts.file.drop': 'You can drop it here.',
  'parts.month.before': 'Month before',
  'parts.month.after': 'Next month',
  'parts.calendar': 'Choose a date',
} as const
