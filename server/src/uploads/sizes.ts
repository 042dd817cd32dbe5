export interface Drawn {
  name: string
  width: number
  height: number
}

/** The longest side, in pixels, of the whole picture. */
export const sideMax = 1600
const smallerSides = [320, 800]

/** The longest sides that a picture is kept in beside the whole one; none that would not be smaller. */
export const sidesOf = ({ width, height }: Pick<Drawn, 'width' | 'height'>) =>
  smallerSides.filter((side) => side < Math.max(width, height))

/** What the drawing of a picture with this longest side is called; a name of the whole one never looks like it. */
export const fileOf = (name: string, side: number) => name.replace(/\.webp$/, `.${side}.webp`)
/** The name of the picture that a file is a drawing of. */
export const nameOf = (file: string) => file.replace(/\.\d+\.webp$/, '.webp')

/** Every drawing of a picture, the whole one last, with its width. */
export const drawingsOf = ({ name, width, height }: Drawn) => [
  ...sidesOf({ width, height }).map((side) => ({
    file: fileOf(name, side),
    side,
    width: Math.max(1, Math.round((width * side) / Math.max(width, height))),
  })),
  { file: name, side: sideMax, width },
]
