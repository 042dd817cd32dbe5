const word = (value: number) => Buffer.from([value & 255, value >> 8])
/** One frame whose data are those of a single pixel. */
const makeFrame = (side: number) =>
  Buffer.concat([
    Buffer.from('21f90404010000002c', 'hex'),
    Buffer.alloc(4),
    word(side),
    word(side),
    Buffer.from('000202440100', 'hex'),
  ])

/** A GIF of so many frames that say to be `side` pixels wide and high. */
export const gifOf = (frames: number, side = 1) => {
  const frame = makeFrame(side)
  const head = [Buffer.from('GIF89a'), word(side), word(side), Buffer.from('800000ff0000ffffff', 'hex')]
  return Buffer.concat([...head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A GIF that is a script as well: its width reads as the start of a comment, which ends behind the picture. */
export const gifScript = (script: string) => {
  const gif = gifOf(1)
  gif.write('/*', 6, 'latin1')
  return Buffer.concat([gif, Buffer.from(`*/=1;${script}`)])
}
