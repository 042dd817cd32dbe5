import { renderAsync } from '@resvg/resvg-js'
import pLimit from 'p-limit'
import sharp from 'sharp'

const atOnceMax = 2
const turn = pLimit(atOnceMax)

/** A preview as a PNG. */
export const drawPreview = (svg: string) =>
  turn(async () => {
    // Sharp could draw it too, but is kept from reading SVG at all, because of what people upload.
    const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return sharp(drawn.asPng()).png({ palette: true }).toBuffer()
  })

/** As wide as a face is drawn, in pixels. */
const faceSide = 320

/** A person's picture as the address that stands for itself. */
export const faceOf = async (bytes: Buffer) => {
  const face = await sharp(bytes).resize(faceSide, faceSide).png().toBuffer()
  return ` href="data:image/png;base64,${face.toString('base64')}"`
}
