import { type MouseEvent, useEffect } from 'react'
import { useNow } from '../ui/useNow.ts'
import { useSession } from '../session/session.ts'
import { useSay } from '../words/say.tsx'
import { choose, desk, openRow, useDesk } from './desk.ts'
import { withoutGone } from './queue.ts'
import { QueueRow } from './QueueRow.tsx'
import { LIST_ID } from './useQueue.ts'

const AGES_MS = 30_000

/** What waits: what may need care first, then the oldest. A list box: arrows move, Enter opens, Space selects; the desk's letters act on it. */
export function QueueList() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { rows, at, open, chosen, seen } = useDesk()
  const tick = useNow(true, AGES_MS)
  useEffect(() => {
    document.getElementById(`row-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const press = ({ target }: MouseEvent) => {
    const at = target instanceof Element ? target.closest('[data-tick], [data-id]') : null
    const id = at?.closest<HTMLElement>('[data-id]')?.dataset.id
    if (!id) return
    useDesk.setState({ at: id })
    if (at?.matches('[data-tick]')) choose(id)
    else openRow(id)
  }
  return (
    <div
      id={LIST_ID}
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={say('moderation.queue.label')}
      aria-activedescendant={at && rows.some(({ id }) => id === at) ? `row-${at}` : undefined}
      onFocus={() => desk().at === null && useDesk.setState({ at: rows[0]?.id ?? null })}
      onClick={press}
      onKeyDown={() => undefined}
      onPointerLeave={sweep}
      onBlur={sweep}
      className="group card overflow-y-auto overscroll-contain lg:max-h-queue"
    >
      {rows.map((row) => (
        <QueueRow
          key={row.id}
          row={row}
          me={me}
          at={row.id === at}
          open={row.id === open}
          chosen={chosen.has(row.id)}
          fresh={!seen.has(row.id)}
          tick={tick}
        />
      ))}
    </div>
  )
}

/** Nobody points or stands here any more: what others decided may leave. */
const sweep = () =>
  useDesk.setState(({ rows, open }) => (rows.some(({ gone }) => gone) ? { rows: withoutGone(rows, open) } : {}))
