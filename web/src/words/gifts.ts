export const gifts = {
  'gifts.title': 'Give time on the house',
  'gifts.lead':
    'Free time for this client, which costs you nothing. You can give {daily} minutes a day; {minutes} are left today.',
  'gifts.lead.admin':
    'Out of the promotion account. Each of us can give {daily} minutes a day; {minutes} are left today.',
  'gifts.left.failed': 'What you can give today did not load.',
  'gifts.none_left': 'What you can give away today is given. Tomorrow there is more.',
  'gifts.kind': 'As',
  'gifts.kind.free': 'Free time',
  'gifts.kind.paid': 'Paid time',
  'gifts.minutes': 'Minutes',
  'gifts.reason': 'What for',
  'gifts.reason.hint': 'The client reads it in their wallet.',
  'gifts.reason.needed': 'Please say what for.',
  'gifts.go': 'Give time',
  'gifts.given': '{minutes, plural, one {# minute is theirs} other {# minutes are theirs}}.',
  'gifts.failed': 'Nothing was given.',
  'gifts.kept': 'What you typed is kept.',
} as const
