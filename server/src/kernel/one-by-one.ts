/** Does this for each by itself: one that fails holds up none of those behind it. The first failure is told once all were tried. */
export const oneByOne = async <T>(all: Iterable<T> | AsyncIterable<T>, act: (one: T) => Promise<unknown>) => {
  const failures: unknown[] = []
  for await (const one of all) await act(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
