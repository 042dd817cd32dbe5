export const favorites = {
  'favorites.of': 'Favorite: {name}',
  'favorites.only': 'My favorites',
  'favorites.list': '{count, plural, one {# favorite} other {# favorites}}',
  'favorites.list.failed': 'Your favorites did not load.',
  'favorites.none': 'Nobody yet. The heart on a card puts a reader here.',
  'favorites.none.all': 'All readers',
  'favorites.added': 'Added to your favorites.',
  'favorites.removed': 'Taken off your favorites.',
  'favorites.alert': 'Tell me when {name} is available',
  'favorites.alert.waits':
    'You are told when {name} is available, at most every {hours} hours, as you chose for notices.',
  'favorites.alert.stop': 'Stop that',
  'favorites.alert.on': 'You are told when they are available.',
  'favorites.alert.off': 'You are not told any more.',
  'favorites.failed': 'Your favorites did not change.',
} as const
