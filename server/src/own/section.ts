import type { Own, Told } from '../kernel/own.ts'

/** What each feature says that it keeps of people. */
export type Owns = Record<string, { calls: object; own?: Own }>

/** Every kind of rows that people are given, in the order of the features. */
export const sectionsOf = (owns: Owns): Told[] => Object.values(owns).flatMap(({ own }) => own?.told ?? [])

/** What they are not given, and why. */
export const untoldOf = (owns: Owns): Record<string, string> =>
  Object.assign({}, ...Object.values(owns).map(({ own }) => own?.untold))
