import { ringMs } from '@evenlight/core/meter/times'
import { useEffect } from 'react'
import { brand } from '../../brand.ts'
import { useAction } from '../../action.ts'
import { CareCard } from '../../care/Card.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Clock } from '../../ui/Clock.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { refetchOpenReadings, cacheReading, ringsOnSeconds } from '../open-readings.ts'
import { CountdownRing } from './CountdownRing.tsx'
import { useArrived } from '../../ui/useArrived.ts'
import { useNow } from '../../ui/useNow.ts'

/** How often the list is asked once the ring is over, in case the word of its end got lost. */
const ASK_MS = 2000

/** The client has asked and waits. Nothing costs anything yet. */
export function Ringing({ reading }: { reading: Reading }) {
  const say = useSay()
  useArrived()
  const name = reading.reader.display_name
  const title = say('readings.ringing', { name })
  useNow(true)
  const left = ringsOnSeconds(reading)
  const withdraw = useAction(
    (readingId: string, key) => calls.update({ body: { chat_id: readingId, action: 'withdraw' }, key }),
    cacheReading,
  )
  const over = left === 0
  useEffect(() => {
    if (!over) return
    const timer = setInterval(() => void refetchOpenReadings(), ASK_MS)
    return () => clearInterval(timer)
  }, [over])
  return (
    <div className="wrap-page py-32 lg:py-48">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="max-w-form mx-auto card p-32 flex flex-col items-center gap-24 text-center">
        <h1 tabIndex={-1} className="text-h2 wrap-anywhere">
          {title}
        </h1>
        <CountdownRing part={(left * 1000) / ringMs}>
          <Avatar id={reading.reader.id} picture={reading.reader.picture} size="portrait" />
        </CountdownRing>
        <p className="flex flex-col gap-4">
          <span className="flex items-baseline justify-center gap-8">
            <Clock seconds={left} label={say('readings.ringing.left')} className="text-h3 font-semibold" />
            {say('readings.ringing.to_answer')}
          </span>
          <span className="text-muted">{say('readings.ringing.free')}</span>
        </p>
        {reading.question && (
          <blockquote
            className="w-full p-16 rounded-button bg-mine text-start wrap-anywhere whitespace-pre-wrap"
            dir="auto"
          >
            {reading.question}
          </blockquote>
        )}
        {reading.question_care && <CareCard>{say('care.card.asked', { name })}</CareCard>}
        {withdraw.error && <ErrorNote cause={withdraw.error} />}
        <Button kind="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate(reading.id)}>
          {say('readings.ringing.cancel')}
        </Button>
      </div>
    </div>
  )
}
