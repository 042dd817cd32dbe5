/** What packages say, on whatever page they stand. */
export const prices = {
  'wallet.from': 'From {price} a minute in the largest package.',
  'wallet.of_them_free': '{minutes} of them free',
  'wallet.short_chat': 'with one reader',
  'wallet.packages.failed': 'The prices did not load.',
  'wallet.packages.empty': 'No packages are on sale right now.',
} as const
