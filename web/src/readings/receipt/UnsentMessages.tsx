import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/say.tsx'
import { keepUnsent, unsentOf } from '../room/outbox.ts'

/** What was written and did not get through before the reading ended. It's still here to be copied. */
export function UnsentMessages({ readingId }: { readingId: string }) {
  const say = useSay()
  const [lines, setLines] = useState(() => unsentOf(readingId))
  if (!lines.length) return null
  const drop = () => {
    keepUnsent(readingId, [])
    setLines([])
  }
  return (
    <section className="flex flex-col items-start gap-8 p-16 rounded-card bg-soft-warning print:hidden">
      <p className="font-semibold text-warning">{say('readings.unsent', { count: lines.length })}</p>
      {lines.map(({ key, body }) => (
        <p key={key} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
      ))}
      <Button kind="quiet" onClick={drop}>
        {say('readings.discard')}
      </Button>
    </section>
  )
}
