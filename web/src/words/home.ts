import { facts, inLetters } from './facts.ts'

/** What the home page says at first: the rest is in `below`. */
export const home = {
  'home.title': 'Live psychic readings',
  'home.heading': 'A quiet place to ask the big questions',
  'home.lead': 'Talk with a reader who fits you. Every second is counted fairly, stop whenever you like.',
  'home.find': 'Find a reader',
  'home.offer': `${facts.welcomeMinutes} minutes free`,
  'home.offer.for': 'for your first readings',
  'home.offer.then': `With at most ${inLetters(facts.welcomeReaders)} readers, within ${facts.welcomeDays} days. Then you choose.`,
  'home.join': `Start with ${facts.welcomeMinutes} free minutes`,
  'home.meet': 'Meet the readers',
  'home.here':
    '{count, plural, =0 {Nobody is free this minute} one {One reader is here now} other {# readers are here now}}',
  'home.readers.all': 'All readers',
  'home.readers.empty': 'There is nobody to show yet. Readers come and go all day.',
  'home.readers.failed': 'The list of readers did not load.',
  'home.below.failed': 'The rest of this page did not load.',
} as const
