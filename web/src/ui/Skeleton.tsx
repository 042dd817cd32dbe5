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

/** Something that most don't have is asked for: it takes no place, and what stands below it waits all the same. */
export const Coming = () => <div data-coming hidden />
