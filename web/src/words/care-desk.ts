/** What the desk says of what followed a sign of care. */
export const careDesk = {
  'care.followed': 'What followed',
  'care.followed.what.wrote': 'Wrote to them',
  'care.followed.what.called': 'Called for help',
  'care.followed.what.paused': 'Stopped or ended the reading',
  'care.followed.what.limits': 'Offered limits or time off',
  'care.followed.what.nothing': 'Nothing was needed',
  'care.followed.by': 'by {name},',
  'care.followed.add': 'Note what followed',
  'care.followed.add.of': 'Note what followed: {name}',
  'care.followed.which': 'What you did',
  'care.followed.words': 'A word about it, for the house alone',
  'care.followed.go': 'Note it',
  'care.followed.leave': 'Leave it',
  'care.followed.failed': 'It was not noted.',
  'care.followed.done': 'It is noted.',
} as const
