import { Sigil } from './art/Sigil.tsx'
import { cx } from './cx.ts'

const sizes = { small: 'size-32', middle: 'size-48', large: 'size-72', portrait: 'size-portrait' }

/** A person's picture, or the drawing their id makes. Decorative: the name always stands beside it. */
export function Avatar({
  id,
  picture,
  size = 'middle',
  className,
}: {
  id: string
  picture?: string | null
  size?: keyof typeof sizes
  className?: string
}) {
  const shape = cx('shrink-0 rounded-squircle', sizes[size], className)
  return picture ? (
    <img src={picture} alt="" width="160" height="160" loading="lazy" className={cx('object-cover', shape)} />
  ) : (
    <Sigil id={id} className={shape} />
  )
}
