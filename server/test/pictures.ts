import sharp from 'sharp'

const plain = { width: 40, height: 30, channels: 3, background: { r: 200, g: 120, b: 40 } } as const
const plainPicture = () => sharp({ create: plain })

/** One plain picture of each kind that is taken, 40 × 30. */
export const good = async () => ({
  jpeg: await plainPicture().jpeg().toBuffer(),
  png: await plainPicture().png().toBuffer(),
  webp: await plainPicture().webp().toBuffer(),
  gif: await plainPicture().gif().toBuffer(),
})

/** One as readers have it, 900 pixels a side. */
export const square = () =>
  sharp({ create: { ...plain, width: 900, height: 900 } })
    .png()
    .toBuffer()
