export const giveback = {
  'giveback.title': 'Sunday giveback',
  'giveback.failed': 'The Sunday giveback did not load.',
  'giveback.terms': '{percent} %, {minutes_max} minutes at most, for {days, plural, one {# day} other {# days}}.',
  'giveback.rule':
    'Part of the paid time you use on a Sunday comes back as free time on Monday: {terms} Time of a reading that came back to you doesn’t count.',
  'giveback.rule.none': 'At the moment nothing comes back for a Sunday.',
  'giveback.today': 'This Sunday',
  'giveback.window': 'Next Sunday',
  'giveback.used': 'Paid time used so far',
  'giveback.coming': 'Comes back for it',
  'giveback.total': 'Came back to you in all',
  'giveback.next': 'From {date} on: {terms}',
  'giveback.edit.lead':
    'Part of the paid time a client uses on a Sunday comes back as free time on Monday. What you set holds from the next Sunday that has not begun.',
  'giveback.edit.now': 'What holds on {date}',
  'giveback.percent': 'Share, in per cent',
  'giveback.minutes_max': 'At most, in minutes',
  'giveback.days': 'Good for, in days',
  'giveback.bounds': 'From {min} to {max}.',
  'giveback.whole': 'A whole number from {min} to {max}, please.',
  'giveback.save': 'Set the rule',
  'giveback.saved': 'The rule is set.',
} as const
