import { cx } from './cx.ts'

interface SkeletonProps {
  className?: string | undefined
  /** It was asked for by a press on a page that stands. */
  pressed?: boolean
}

/** A grey shape of what is coming. Give it the true size by class. What stands below it where it is `data-in-turn` waits for it. */
export const Skeleton = ({ className, pressed }: SkeletonProps) => (
  <div
    data-coming={!pressed || undefined}
    className={cx('rounded-control bg-sunken animate-breathe forced-colors:border', className)}
  />
)

/** Something that most don't have is asked for: a line over the page says so, which takes no place; what stands below waits. */
export const Coming = () => (
  <div
    data-coming
    aria-hidden="true"
    className="fixed inset-x-0 top-0 z-40 h-2 overflow-hidden bg-soft-primary animate-fade print:hidden"
  >
    <div className="h-2 bg-primary animate-travel" />
  </div>
)
