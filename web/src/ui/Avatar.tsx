import { Sigil } from './art/Sigil.tsx'
import { cx } from './cx.ts'

/**
 * How wide each is drawn, for the browser to choose a file by. The small ones show the face alone, so they need more of it;
 * in lists on phones the smallest file is sharp enough, and a third of the next one.
 */
const sizes = {
  small: ['size-32 close-cut', '41px'],
  middle: ['size-48 close-cut', '62px'],
  large: ['size-72', '72px'],
  card: ['size-72 xs:size-face', '106px'],
  portrait: ['size-portrait', '120px'],
  tile: ['w-full aspect-square', '(width < 768px) 106px, 200px'],
  head: ['size-72 xs:size-face sm:size-portrait lg:size-ring', '(width >= 992px) 180px, 120px'],
} as const

/** A square picture of a person, in all its sizes. */
export interface Face {
  original_url: string
  sizes: readonly { url: string; width: number }[]
}

/** A person's picture, or the drawing their id makes. Decorative: the name always stands beside it. */
export function Avatar({
  id,
  picture,
  size = 'middle',
  eager,
  className,
}: {
  id: string
  picture?: Face | null | undefined
  size?: keyof typeof sizes
  /** In sight at once; others wait until they are near. The one picture that a page is about comes before all. */
  eager?: boolean | 'first'
  className?: string | undefined
}) {
  const [shape, drawn] = sizes[size]
  const round = cx('shrink-0', size === 'tile' ? 'rounded-button' : 'rounded-squircle', className)
  return picture ? (
    <Portrait of={picture} drawn={drawn} eager={eager} className={cx(shape, round)} />
  ) : (
    <Sigil id={id} className={cx(shape.replace(' close-cut', ''), round)} />
  )
}

/** The picture alone, as wide as `drawn` says in the words of `sizes`. */
const Portrait = ({
  of,
  drawn,
  eager,
  className,
}: {
  of: Face
  drawn: string
  eager?: boolean | 'first' | undefined
  className: string
}) => (
  <img
    src={of.original_url}
    srcSet={of.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
    sizes={drawn}
    alt=""
    width="160"
    height="160"
    loading={eager ? undefined : 'lazy'}
    fetchPriority={eager === 'first' ? 'high' : undefined}
    className={cx('object-cover dim', className)}
  />
)
