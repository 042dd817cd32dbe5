/** A text as it is learned from: its features, by number, and how much each counts. */
export interface Example {
  isMarked: boolean
  features: Int32Array
  values: Float32Array
}

const rounds = 15
const pace = 0.3
const decay = 0.002
/** What is right by as much as this teaches nothing more. */
const errorMin = 0.002

export const scoreOf = (weights: Float64Array, { features, values }: Example) => {
  let score = weights[weights.length - 1]!
  for (let at = 0; at < features.length; at++) score += weights[features[at]!]! * values[at]!
  return score
}

/** The order of a round is a stride through all examples that shares no divisor with their number. */
const strideOf = (count: number) => {
  let stride = 7919
  while (count % stride === 0) stride += 2
  return stride
}

/**
 * Weights of `count` features, and that of nothing last: logistic regression, an example at a time, each weight with its
 * own step. Nothing is drawn by lot: the same examples give the same weights.
 */
export function regress(examples: readonly Example[], count: number): Float64Array {
  const weights = new Float64Array(count + 1)
  const steps = new Float64Array(count + 1).fill(1e-3)
  const stride = strideOf(examples.length)
  for (let round = 0; round < rounds; round++)
    for (let step = 0, at = round; step < examples.length; step++) {
      at = (at + stride) % examples.length
      const example = examples[at]!
      const error = 1 / (1 + Math.exp(-scoreOf(weights, example))) - Number(example.isMarked)
      if (Math.abs(error) < errorMin) continue
      weights[count]! -= pace * 0.1 * error
      const { features, values } = example
      for (let one = 0; one < features.length; one++) {
        const feature = features[one]!
        const slope = error * values[one]! + decay * weights[feature]!
        steps[feature]! += slope * slope
        weights[feature]! -= (pace * slope) / Math.sqrt(steps[feature]!)
      }
    }
  return weights
}
