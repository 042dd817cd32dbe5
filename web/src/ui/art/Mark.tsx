/** The lit half of the brand's sign, in a square of 32. */
export const litHalf = 'M16 5.5a10.5 10.5 0 0 1 0 21z'

/** The brand's sign: a circle whose one half is lit. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <circle cx="16" cy="16" r="14" className="fill-none stroke-primary" strokeWidth="2" />
      <path d={litHalf} className="fill-ember" />
    </svg>
  )
}
