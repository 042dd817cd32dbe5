/** Two numbers as one of 32 bits. */
export const mix = (a: number, b: number): number => {
  const one = Math.imul(a ^ b, 0x85ebca6b)
  return Math.imul(one ^ (one >>> 13), 0xc2b2ae35) ^ (one >>> 16)
}

/** A stretch of a text as a number of 32 bits; the seed keeps what is counted apart. */
export const hash = (text: string, seed = 0x811c9dc5, from = 0, to = text.length): number => {
  let out = seed
  for (let at = from; at < to; at++) out = Math.imul(out ^ text.charCodeAt(at), 0x01000193)
  return out ^ (out >>> 15)
}
