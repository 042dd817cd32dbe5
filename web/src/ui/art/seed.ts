/** A small repeatable stream of numbers in [0, 1) from any text (FNV-1a, then xorshift). Decoration only, never secrets. */
export function seeded(text: string) {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  state = Math.imul(state ^ (state >>> 15), 2246822519)
  state = state ^ (state >>> 13) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}
