/**
 * Stretches of twice `step` words, each beginning `step` after the one before: whatever goes over no more than `step` words
 * is whole in one of them.
 */
export const stretchesOf = (length: number, step: number): (readonly [from: number, to: number])[] => {
  const starts = [0]
  for (let from = step; from + step < length; from += step) starts.push(from)
  return starts.map((from) => [from, Math.min(length, from + 2 * step)] as const)
}
