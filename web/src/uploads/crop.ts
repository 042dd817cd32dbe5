/** A square of a picture, in pixels of the picture. */
export interface Crop {
  x: number
  y: number
  side: number
}
interface Size {
  width: number
  height: number
}

/** A face drawn from fewer pixels than this looks soft where it is largest. */
const sideLeast = 240
const zoomMost = 5

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
const shortOf = ({ width, height }: Size) => Math.min(width, height)

/** How far one can go in: never so far that few pixels are left, and 1 where there are few already. */
export const zoomMax = (size: Size) => between(1, shortOf(size) / sideLeast, zoomMost)
export const zoomOf = (size: Size, { side }: Crop) => shortOf(size) / side

/** The largest square, from the middle. */
export function middle(size: Size): Crop {
  const side = shortOf(size)
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side }
}

/** The square at this place, as far as the picture goes. */
export const placed = (size: Size, { x, y, side }: Crop): Crop => ({
  x: between(0, x, size.width - side),
  y: between(0, y, size.height - side),
  side,
})

/** Moved by parts of its own side. */
export const panned = (size: Size, crop: Crop, across: number, down: number) =>
  placed(size, { ...crop, x: crop.x + across * crop.side, y: crop.y + down * crop.side })

/** Zoomed with one point of the square, in parts of its side, standing still. */
export function zoomed(size: Size, crop: Crop, zoom: number, at = { across: 0.5, down: 0.5 }): Crop {
  const side = shortOf(size) / between(1, zoom, zoomMax(size))
  const x = crop.x + (crop.side - side) * at.across
  const y = crop.y + (crop.side - side) * at.down
  return placed(size, { x, y, side })
}

/** Where the square stands between one edge and the other, as `0` to `1`; the middle where there is no room to move. */
export const shareOf = (size: Size, { x, y, side }: Crop) => ({
  across: size.width > side ? x / (size.width - side) : 0.5,
  down: size.height > side ? y / (size.height - side) : 0.5,
})

/** The square so far between the edges. */
export const sharedAt = (size: Size, { side }: Crop, { across, down }: { across: number; down: number }): Crop => ({
  x: (size.width - side) * across,
  y: (size.height - side) * down,
  side,
})
