/** How many weights there can be. */
export const slotCount = 2 ** 17
/** Weights are kept as signed squares of so many steps: the small ones are many and told apart, the few great ones fit. */
const steps = 43

// No quote and no backslash is ever written: # stands for the latter.
const least = 40
const most = 126
const middle = (least + most) / 2
const sign = (code: number) => String.fromCharCode(code === 92 ? 35 : code)

export const slotOf = (feature: number): number => (feature >>> 0) % slotCount
/** What tells a feature from the others of its slot, but for one in 87. */
const checkOf = (feature: number) => least + (Math.floor((feature >>> 0) / slotCount) % (most - least + 1))
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

/** A table of slots, read: the weight of a feature, the greatest being 1, or 0; a feature counts once between two resets. */
export const readTable = (table: string) => {
  const checks = Uint8Array.from({ length: slotCount }, (_, slot) => codeAt(table, 2 * slot))
  const weights = Float32Array.from({ length: slotCount }, (_, slot) => {
    const step = (codeAt(table, 2 * slot + 1) - middle) / steps
    return step * Math.abs(step)
  })
  const counted = new Uint32Array(slotCount)
  let turn = 0
  return {
    reset() {
      turn = (turn + 1) >>> 0
      if (turn === 0) counted.fill(0)
    },
    take(feature: number) {
      const slot = slotOf(feature)
      if (checks[slot] !== checkOf(feature) || counted[slot] === turn) return 0
      counted[slot] = turn
      return weights[slot]!
    },
  }
}
