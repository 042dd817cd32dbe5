import { cx } from '../ui/cx.ts'

/** A key's cap, for the eye; what it does stands beside it in words. */
export const Key = ({ of, className }: { of: string; className?: string }) => (
  <kbd
    aria-hidden="true"
    className={cx(
      'hidden lg:inline-grid place-items-center min-w-20 px-4 rounded-tick border border-current font-sans text-label font-normal leading-none py-2',
      className,
    )}
  >
    {of}
  </kbd>
)
