export const bans = {
  'bans.lead':
    'Without contact there is no reading and no message between the two of you. An open reading ends with all its time back. You can take it back under Account.',
  'bans.ask': 'No more contact with {name}',
  'bans.reason': 'Why',
  'bans.reason.hint': 'For you alone; the other person is not told.',
  'bans.reason.needed': 'Please say why.',
  'bans.go': 'No more contact',
  'bans.leave': 'Leave it',
  'bans.done': 'There is no more contact with {name}.',
  'bans.failed': 'That did not work. Nothing was changed.',
  'bans.refused': 'You want no contact with {name}.',
  'bans.take_back': 'Allow contact again',
  'bans.taken_back': '{name} can reach you again.',
  'bans.list': 'People you refused',
  'bans.list.lead': 'No reading and no message between you and them.',
  'bans.list.failed': 'This did not load.',
  'bans.none': 'Nobody. From the page of a past reading you can refuse somebody.',
} as const
