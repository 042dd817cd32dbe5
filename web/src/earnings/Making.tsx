import { useQuery } from '@tanstack/react-query'
import { useOn } from '../live.ts'
import { queries } from '../queries.ts'
import { Progress } from '../ui/Progress.tsx'
import { useSay } from '../words/say.tsx'
import { runsOf } from './calls.ts'
import { useHalf } from './useHalf.ts'

/** How far the making of the newest half month's statements is; nothing once all are there. */
export function Making() {
  const say = useSay()
  const half = useHalf()
  const { data } = useQuery(runsOf())
  useOn('statements:made', ({ done, total }) => {
    queries.setQueryData(runsOf().queryKey, (known) => known && { ...known, done, total })
    if (done >= total) void queries.invalidateQueries({ queryKey: ['earnings'] })
  })
  if (!data || data.ended_at !== undefined) return null
  return (
    <Progress
      label={say('earnings.making', { half: half(data.half.name) })}
      done={data.done}
      of={data.total}
      words={say('earnings.making.of', { done: data.done, total: data.total })}
    />
  )
}
