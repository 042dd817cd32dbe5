import { facts } from './facts.ts'

const { minutes, hours } = facts.shortChat

export const shorts = {
  'shorts.waiting':
    '{count, plural, one {# short reading waits for your word} other {# short readings wait for your word}}',
  'shorts.lead': `Less than ${minutes} minutes were counted. Keep what you earned where the client got what they came for. What you don’t decide on in ${hours} hours goes back to them.`,
  'shorts.lead.house': `Paid readings of less than ${minutes} minutes. Their readers decide, and so may you; what nobody decides on in ${hours} hours goes back to the client.`,
  'shorts.failed': 'The short readings did not load.',
  'shorts.none': 'No short reading waits for a word.',
  'shorts.with': 'With {name}',
  'shorts.between': '{client} with {reader}',
  'shorts.stake': '{time} on the clock. You earned {earned}.',
  'shorts.stake.house': '{time} on the clock. The reader earned {earned}.',
  'shorts.until': 'Goes back after',
  'shorts.keep': 'Keep the pay',
  'shorts.keep.house': 'Let the reader keep the pay',
  'shorts.return': 'Give the time back',
  'shorts.reason': 'Reason, as the reader reads it',
  'shorts.reason.needed': 'Please say why.',
  'shorts.ask': 'Give {time} back to {name}?',
  'shorts.ask.text': 'It goes back at once, and the {earned} that you earned are taken off. This can’t be undone.',
  'shorts.ask.text.house':
    'It goes back at once, and the {earned} that the reader earned are taken off. This can’t be undone.',
  'shorts.ask.leave': 'Not now',
  'shorts.done.keep': 'The pay of {earned} stays.',
  'shorts.done.return': '{time} went back to {name}.',
  'shorts.not': 'Nothing was decided.',
} as const
