/** Where a failure is only to be logged. Nothing of a message's own words goes there. */
export const logError = (what: unknown) => {
  console.error(what)
}
