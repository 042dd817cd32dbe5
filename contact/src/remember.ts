const usualMax = 4096
const lengthMax = 40

/**
 * A look at a word, done once for each; all is forgotten when so many are known that somebody makes them up. Null says
 * that nothing was found.
 */
export const remember = <T extends object | string | number | boolean | null>(
  look: (word: string) => T,
  rememberedMax = usualMax,
): ((word: string) => T) => {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const now = look(word)
    if (word.length > lengthMax) return now
    if (known.size >= rememberedMax) known.clear()
    // Copied, since a slice keeps the whole text that it was cut from.
    known.set(` ${word}`.slice(1), now)
    return now
  }
}
