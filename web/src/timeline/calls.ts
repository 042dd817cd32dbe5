import { timeline, timelineKinds, type TimelineKind } from '@evenlight/contract/timeline'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

const calls = api(timeline)
export type Entry = Awaited<ReturnType<typeof calls.show>>['data'][number]
export const kinds = Object.keys(timelineKinds) as TimelineKind[]

// Under what acts at the desk refresh.
const key = ['staff', 'timeline']
/** What happened with one person, the newest first; of one kind, or of all. */
export const timelineOf = (id: string, kind: TimelineKind | undefined) =>
  inPages([...key, id, kind ?? ''], (place) =>
    calls.show({ params: { id }, query: { ...(kind && { kind }), ...place } }),
  )
export const timelineChanged = () => queries.invalidateQueries({ queryKey: key })
