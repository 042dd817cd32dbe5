export const favorites = {
  'favorites.of': 'Favorite: {name}',
  'favorites.only': 'My favorites',
  'favorites.list': '{count, plural, one {# favorite} other {# favorites}}',
  'favorites.list.failed': 'Your favorites did not load.',
  'favorites.none': 'Nobody yet. The heart on a card puts a reader here.',
  'favorites.none.all': 'All readers',
  'favorites.added': 'Added to your favorites.',
  'favorites.removed': 'Taken off your favorites.',
  'favorites.failed': 'Your favorites did not change.',
} as const
