import type { Side } from '@evenlight/core/meter/meter'
import { useRef } from 'react'
import { useAction } from '../action.ts'
import { useClock, useOwnZone } from '../appointments/times.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Act, calls, type Paging, pagesChanged } from './calls.ts'

interface Asked {
  act: Act
  at?: string
}

/** What can be done about a page, each by its button. */
export function Acts({ paging: { id, may, open_times }, side }: { paging: Paging; side: Side }) {
  const say = useSay()
  const away = useOffline()
  const box = useRef<HTMLDivElement>(null)
  const clock = useClock()
  const zone = useOwnZone()
  const { mutate, isPending, variables, error } = useAction(
    ({ act, at }: Asked, key) =>
      act === 'withdraw'
        ? calls.withdraw({ body: { page_id: id }, key })
        : calls.answer({ body: { page_id: id, answer: act, ...(at && { at }) }, key }),
    (_, { act }) => {
      // The button goes with what it was for, and the card with what is over.
      box.current?.closest<HTMLElement>(act === 'coming' ? 'article' : '[role=tabpanel]')?.focus()
      pagesChanged()
      toast(say(`paging.done.${act}`))
    },
  )
  const asked: Asked[] = may.flatMap((act): Asked[] =>
    act === 'at' ? open_times.map((at) => ({ act, at })) : [{ act }],
  )
  if (asked.length === 0) return null
  const quiet = (act: Act) => act === 'cannot' || act === 'withdraw'
  return (
    <div ref={box} className="flex flex-col gap-12">
      {error && <ErrorNote cause={error} what={say('paging.failed')} />}
      <div className="flex flex-wrap gap-8">
        {asked.map((one) => (
          <Button
            key={`${one.act} ${one.at}`}
            kind={quiet(one.act) || side === 'client' ? 'secondary' : 'primary'}
            pending={isPending && variables.act === one.act && variables.at === one.at}
            why={away}
            onClick={() => mutate(one)}
          >
            {say(`paging.act.${one.act}`, { time: one.at ? clock.dayAndTime(one.at, zone) : '' })}
          </Button>
        ))}
      </div>
    </div>
  )
}
