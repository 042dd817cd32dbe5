import { Failed } from '@evenlight/contract/client'
import type { Crop } from './crop.ts'

/** More pixels than a portrait is shown with anywhere. */
const EDGE_MAX = 1200

/** Draws a square of a picture over the whole of a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** A file as a picture, upright. Throws the refusal that its upload would meet. */
export const open = (file: File) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Failed(0, { code: 'unknown_type' })
  })

/** The square as a file of its own. */
export async function cut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(crop.side, EDGE_MAX))
  draw(canvas, picture, crop)
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92))
  if (!made) throw new Failed(0, { code: 'unknown_type' })
  return new File([made], 'portrait', { type: made.type })
}
