import { Skeleton } from '../ui/Skeleton.tsx'

/** Cards that are still coming, in their true size. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} className="card p-16 sm:p-20 flex flex-col gap-12">
      <div className="flex gap-16">
        <Skeleton className="size-72 xs:size-face rounded-squircle shrink-0" />
        <div className="grow flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-lines-2 w-full" />
          <Skeleton className="h-20 w-portrait" />
        </div>
      </div>
      <Skeleton className="h-48 w-full" />
      <div className="flex items-center justify-between">
        <Skeleton className="h-20 w-72" />
        <Skeleton className="h-target w-portrait rounded-button" />
      </div>
    </li>
  ))
