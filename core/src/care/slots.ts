const slotBits = 18
/** How many weights there can be. */
export const slotCount = 2 ** slotBits
/** Weights are kept as signed squares of so many steps: the small ones are many and told apart, the few great ones fit. */
const steps = 43

// No quote and no backslash is ever written: # stands for the latter.
const least = 40
const most = 126
const middle = (least + most) / 2
const sign = (code: number) => String.fromCharCode(code === 92 ? 35 : code)

export const slotOf = (feature: number): number => feature & (slotCount - 1)
/** What tells a feature from the others of its slot, but for one in 87. */
const checkOf = (feature: number) => least + ((feature >>> slotBits) % (most - least + 1))
export const signOf = (feature: number): string => sign(checkOf(feature))
/** The sign of a weight, the greatest of all being 1; none where it rounds to nothing. */
export const weightSign = (weight: number): string | undefined => {
  const step = Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight)) * steps)
  return step === 0 ? undefined : sign(middle + step)
}

const codeAt = (table: string, at: number) => {
  const code = table.charCodeAt(at)
  return code === 35 ? 92 : code
}

/** A table of slots, read: it sums the weights of features, the greatest being 1. A feature counts once in a sum. */
export const readTable = (table: string) => {
  const weights = Float32Array.from({ length: most + 1 }, (_, code) => {
    const step = (code - middle) / steps
    return step * Math.abs(step)
  })
  // Both signs of a slot side by side, as they are asked for together.
  const slots = new Uint16Array(slotCount)
  for (let slot = 0; slot < slotCount; slot++)
    slots[slot] = (codeAt(table, 2 * slot) << 8) | codeAt(table, 2 * slot + 1)
  const counted = new Uint16Array(slotCount)
  // A number that lives in an array isn't made anew for each feature.
  const sum = new Float64Array(1)
  let turn = 0
  return {
    begin() {
      sum[0] = 0
      turn = (turn + 1) & 0xffff
      if (turn) return
      counted.fill(0)
      turn = 1
    },
    add(feature: number, value: number) {
      const slot = slotOf(feature)
      const kept = slots[slot]!
      if (kept >>> 8 !== checkOf(feature) || counted[slot] === turn) return
      counted[slot] = turn
      sum[0]! += weights[kept & 0xff]! * value
    },
    sum: () => sum[0]!,
  }
}
