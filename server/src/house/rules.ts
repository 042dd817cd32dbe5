import type { Settings } from './store.ts'

/** What is set anew, with what it was: the whole of what the log says. */
export const changesOf = (before: Settings, after: Settings) =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Settings)[])
      .filter((name) => name in before && before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
