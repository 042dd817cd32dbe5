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
