import { cx } from './cx.ts'

/** A grey shape of what is coming. Give it the true size by class. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div className={cx('rounded-control bg-sunken animate-breathe forced-colors:border', className)} />
)
