import { Sigil } from './art/Sigil.tsx'
import { cx } from './cx.ts'

const sizes = { small: 'size-32', middle: 'size-48', large: 'size-72', portrait: 'size-portrait' }

/** A person's picture, or the drawing their id makes. Decorative: the name always stands beside it. */
export function Avatar({
  id,
  picture,
  size = 'middle',
  eager,
  className,
}: {
  id: string
  picture?: string | null
  size?: keyof typeof sizes
  /** The one picture that a page is about comes first; others wait until they are near. */
  eager?: boolean
  className?: string | undefined
}) {
  const shape = cx('shrink-0 rounded-squircle', sizes[size], className)
  return picture ? (
    <img
      src={picture}
      alt=""
      width="160"
      height="160"
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={cx('object-cover', shape)}
    />
  ) : (
    <Sigil id={id} className={shape} />
  )
}
