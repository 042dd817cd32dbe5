import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'

interface MovingProps {
  stream: MediaStream
  /** Whose picture it is, for those who don't see it. */
  label: string
  /** One's own is shown as a mirror shows it; to the other it is as they are used to. */
  mirrored?: boolean
}

/** A moving picture without its sound, which is played beside it. */
export function Moving({ stream, label, mirrored }: MovingProps) {
  const screen = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={screen}
      autoPlay
      playsInline
      muted
      aria-label={label}
      className={cx('size-full object-contain', mirrored && '-scale-x-100')}
    />
  )
}
