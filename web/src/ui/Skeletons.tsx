import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'

/** Bars of one height, one below the other. */
export const SkeletonBars = ({
  count,
  bar,
  className = 'gap-12',
}: {
  count: number
  bar: string
  className?: string
}) => (
  <div aria-busy="true" className={cx('flex flex-col', className)}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className={bar} />
    ))}
  </div>
)

/** A list that is coming: rows with a name and a line beneath it; `face`: and a picture before them. */
export const RowSkeletons = ({ face }: { face?: boolean }) => (
  <div aria-busy="true" className="card overflow-hidden">
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="flex items-center gap-16 px-20 h-72 border-b border-line last:border-b-0">
        {face && <Skeleton className="size-48 rounded-squircle" />}
        <div className="grow flex flex-col gap-8">
          <Skeleton className="h-16 w-square" />
          <Skeleton className="h-12" />
        </div>
      </div>
    ))}
  </div>
)
