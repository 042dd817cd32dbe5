import { cx } from './cx.ts'

/** A grey shape of what is coming. Give it the true size by class. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div className={cx('rounded-control bg-sunken animate-breathe forced-colors:border', className)} />
)

/** A list that is coming: rows of the true height, a gap apart. */
export const SkeletonRows = ({
  count = 4,
  className = 'h-72 rounded-card',
}: {
  count?: number
  className?: string
}) => (
  <div className="flex flex-col gap-12">
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className={className} />
    ))}
  </div>
)

/** Lines of words that are coming; the last one is short, as in print. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div className="flex flex-col gap-12 max-w-text">
    {Array.from({ length: lines }, (_, at) => (
      <Skeleton key={at} className={cx('h-16', at === lines - 1 ? 'w-square' : 'w-full')} />
    ))}
  </div>
)
