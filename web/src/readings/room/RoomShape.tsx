import { brand } from '../../brand.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useFullHeight } from '../../ui/useFullHeight.ts'
import { useSay } from '../../words/say.tsx'

/** A reading that is coming, in the shape of its room. */
export function RoomShape() {
  const say = useSay()
  useFullHeight()
  return (
    <div aria-busy="true" className="grow min-h-0 flex flex-col lg:wrap-page lg:py-24">
      <title>{`${say('readings.one')} · ${brand.name}`}</title>
      <h1 tabIndex={-1} className="say-only">
        {say('readings.one')}
      </h1>
      <div className="grow flex flex-col bg-surface lg:border lg:border-line lg:rounded-card">
        <div className="flex items-center gap-12 h-portrait px-12 lg:px-20 border-b border-line">
          <Skeleton className="size-48 rounded-squircle" />
          <Skeleton className="h-24 w-portrait" />
        </div>
        <div className="grow flex flex-col gap-12 px-12 lg:px-20 py-16">
          <Skeleton className="h-48 w-square rounded-card" />
          <Skeleton className="h-48 w-square rounded-card self-end" />
        </div>
        <div className="px-12 lg:px-20 pt-8 pb-12 border-t border-line">
          <Skeleton className="h-target rounded-button" />
        </div>
      </div>
    </div>
  )
}
