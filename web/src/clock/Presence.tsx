import { useSay } from '../words/say.tsx'
import { example } from './example.ts'
import { Lanes } from './Lanes.tsx'

/** Who was there in the example, and what became of it. */
export function Presence() {
  const say = useSay()
  const { presence, counted, endedMs } = example()
  return (
    <figure className="card bg-surface p-16 sm:p-24 flex flex-col gap-16">
      <Lanes
        lanes={[
          { label: say('play.you'), spans: presence.client },
          { label: say('play.reader'), spans: presence.reader },
          { label: say('play.counted'), spans: counted, counted: true },
        ]}
        lengthMs={endedMs}
      />
      <figcaption className="text-label text-muted">
        <p>{say('clock.runs.figure')}</p>
      </figcaption>
    </figure>
  )
}
