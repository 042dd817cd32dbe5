export const waiting = {
  'waiting.join': 'Join the line',
  'waiting.lead': '{name} is in a reading. In line you are told when it is your turn, for {hours} hours at most.',
  'waiting.place':
    '{ahead, plural, =0 {You are next in line for {name}.} one {One person comes before you in line for {name}.} other {# people come before you in line for {name}.}}',
  'waiting.about': 'About {minutes, plural, one {one minute} other {# minutes}}, going by how long their readings are.',
  'waiting.unknown': 'How long it takes can’t be told yet.',
  'waiting.turn': 'It is your turn: {name} is kept for you until {time}.',
  'waiting.leave': 'Leave the line',
  'waiting.joined': 'You are in line.',
  'waiting.left': 'You are not in line any more.',
  'waiting.failed': 'Your place in line did not load.',
  'waiting.line': 'In line for you',
  'waiting.line.count': '{count, plural, one {One client waits} other {# clients wait}} for you.',
  'waiting.line.lead':
    'When you are available, whoever is first has {minutes} minutes to ask; nobody else can meanwhile.',
  'waiting.line.called': 'Called: kept until {time}',
  'waiting.line.since': 'Waits since {time}',
  'waiting.line.returning': 'Was here before',
  'waiting.line.first': 'First time',
} as const
