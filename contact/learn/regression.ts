const decay = 3
const rounds = 150
const roundsOfAll = 15
const countMin = 4

/** A line as it is learned from: the features of each of its windows. */
export interface Example {
  isEvasion: boolean
  /** How much it counts, beside 1. */
  share: number
  windows: Int32Array[]
}

/** What a window scores; the weight of nothing stands last. */
const sum = (weights: Float64Array, features: Int32Array) => {
  let score = weights[weights.length - 1]!
  for (const feature of features) score += weights[feature]!
  return score
}
const chance = (score: number) => 1 / (1 + Math.exp(-score))
const bestOf = (weights: Float64Array, all: Int32Array[]) =>
  all.reduce((best, one) => (sum(weights, one) > sum(weights, best) ? one : best))

export const scoreOf = (weights: Float64Array, { windows }: Example) => sum(weights, bestOf(weights, windows))

/** Leaves out the features that too few lines show. */
function withoutRare(examples: Example[], total: number): Example[] {
  const seen = new Int32Array(total)
  for (const { windows } of examples)
    for (const feature of new Set(windows.flatMap((one) => [...one]))) seen[feature]!++
  return examples.map((example) => ({
    ...example,
    windows: example.windows.map((one) => one.filter((feature) => seen[feature]! >= countMin)),
  }))
}

/** Logistic regression; of an evasion only the most telling window counts, of a harmless line all of them. */
export function regress(examples: Example[], total: number): Float64Array {
  const kept = withoutRare(examples, total)
  const weights = new Float64Array(total + 1)
  const size = new Float64Array(total + 1).fill(1e-6)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(total + 1)
    const add = (features: Int32Array, error: number) => {
      slope[total]! += error
      for (const feature of features) slope[feature]! += error
    }
    for (const { isEvasion, share, windows } of kept) {
      const telling = isEvasion && round >= roundsOfAll ? [bestOf(weights, windows)] : windows
      for (const one of telling)
        add(one, ((chance(sum(weights, one)) - Number(isEvasion)) * share) / (isEvasion ? telling.length : 1))
    }
    for (let at = 0; at <= total; at++) {
      const step = slope[at]! + (at < total ? decay * weights[at]! : 0)
      size[at]! += step * step
      weights[at]! -= (0.5 * step) / Math.sqrt(size[at]!)
    }
  }
  return weights
}
