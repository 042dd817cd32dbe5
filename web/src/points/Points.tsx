import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import { More } from '../ui/More.tsx'
import { Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { pointsOf } from './calls.ts'
import { PointLines } from './PointLines.tsx'
import { Price } from './Price.tsx'

/** A client's points: how many, how one gets them, what they buy, and where they came from and went. */
export function Points() {
  const say = useSay()
  const asked = useInfiniteQuery(pointsOf())
  return (
    <Part id="points" title={say('points.title')}>
      <Loaded of={asked} failed={say('points.failed')} shape={<RowSkeletons />}>
        {({ pages: [newest, ...older] }) => {
          const { points = 0, prices = [] } = newest ?? {}
          const lines = [newest, ...older].flatMap((page) => page?.data ?? [])
          return (
            <div className="grid lg:grid-cols-5 gap-24 lg:gap-48 items-start">
              <div className="lg:col-span-2 card p-24 flex flex-col gap-16">
                <p className="font-serif text-h2 leading-none tabular">{say('points.count', { points })}</p>
                <p className="text-meta text-muted">{say('points.how')}</p>
                <ul aria-label={say('points.buy')} className="flex flex-col">
                  {prices.map((price) => (
                    <Price key={price.points} price={price} owned={points} />
                  ))}
                </ul>
              </div>
              <div className="lg:col-span-3 min-w-0">
                {lines.length === 0 ? (
                  <p className="text-muted">{say('points.empty')}</p>
                ) : (
                  <More of={asked} label={say('points.more')}>
                    <PointLines lines={lines} />
                  </More>
                )}
              </div>
            </div>
          )
        }}
      </Loaded>
    </Part>
  )
}
