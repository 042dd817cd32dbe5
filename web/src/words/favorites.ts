export const favorites = {
  'favorites.of': 'Favorite: {name}',
  'favorites.added': 'Added to your favorites.',
  'favorites.removed': 'Taken off your favorites.',
  'favorites.failed': 'Your favorites did not change.',
} as const
