/** What the home page says at first: the rest is in `below`. */
export const home = {
  'home.title': 'Live psychic readings',
  'home.heading': 'A quiet place to ask the big questions',
  'home.lead': 'Talk with a reader who fits you. Every second is counted fairly, stop whenever you like.',
  'home.find': 'Find a reader',
  'home.readers': 'Readers, as they are right now',
  'home.readers.all': 'All readers',
  'home.readers.empty': 'There is nobody to show yet. Readers come and go all day.',
  'home.readers.failed': 'The list of readers did not load.',
  'home.below.failed': 'The rest of this page did not load.',
} as const
