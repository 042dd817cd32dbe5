/** The name and what stands beside it, in one place. */
export const brand = {
  name: 'Evenlight',
  promise: 'Live psychic readings on a clock you can check.',
} as const
