import { cx } from './cx.ts'

const heightMax = 240

interface Sized {
  original_url: string
  width: number
  height: number
  sizes: readonly { url: string; width: number }[]
}

/** A picture that somebody sent, in the size that the browser needs; its room is kept before it is there. */
export function Picture({
  image,
  alt,
  className,
  onError,
}: {
  image: Sized
  alt: string
  className?: string
  onError?: () => void
}) {
  const { original_url: url, width, height, sizes } = image
  return (
    <img
      src={url}
      srcSet={sizes.map((size) => `${size.url} ${size.width}w`).join(', ')}
      sizes={`${Math.min(width, Math.ceil((heightMax * width) / height))}px`}
      alt={alt}
      width={width}
      height={height}
      onError={onError}
      className={cx('rounded-control max-h-picture w-auto', className)}
    />
  )
}
