const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as `mm:ss`, or `h:mm:ss` from an hour on. Below zero counts as zero. */
export function clockFace(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}

/** Time on a clock with figures of equal width; always left to right. A timer is silent to screen readers by itself. */
export function Clock({ seconds, className, label }: { seconds: number; className?: string; label?: string }) {
  return (
    <span role="timer" aria-label={label} dir="ltr" className={`tabular ${className ?? ''}`}>
      {clockFace(seconds)}
    </span>
  )
}
