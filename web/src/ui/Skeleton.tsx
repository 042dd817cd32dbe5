import { cx } from './cx.ts'

/** A grey shape of what is coming. Give it the true size by class; put `Loading` around a group of them. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cx('rounded-control bg-sunken animate-breathe', className)} />
)
