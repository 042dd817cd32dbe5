/**
 * Where a failure is only to be logged, as was asked for: no other file writes to the console. Nothing of a message's own
 * words goes there.
 */
export const logError = (what: unknown) => {
  console.error(what)
}
