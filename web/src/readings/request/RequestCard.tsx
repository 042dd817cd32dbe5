import { paths } from '@evenlight/contract/paths'
import { declineReasonCharactersMax } from '@evenlight/contract/readings'
import { ringMs } from '@evenlight/core/meter/times'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAction } from '../../action.ts'
import { Beside } from '../../care/Beside.tsx'
import { useFields } from '../../form.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Clock } from '../../ui/Clock.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Form, FormEnd } from '../../ui/Form.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import type { Trouble } from '../call/device.ts'
import { Returning } from '../ClientPanel.tsx'
import { cacheReading, ringsOnSeconds } from '../open-readings.ts'
import { CountdownRing } from './CountdownRing.tsx'
import { Known } from './Known.tsx'
import { useNow } from '../../ui/useNow.ts'

/** The microphone of a call is opened by the press that accepts it; its code is asked for by a call alone. */
const readyToTalk = async () => (await import('../call/ready.ts')).readyToTalk()

/** Somebody asks this reader for a reading: who, what about, how long it still rings. */
export function RequestCard({ reading }: { reading: Reading }) {
  const say = useSay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [declining, setDeclining] = useState(false)
  useNow(true)
  const left = ringsOnSeconds(reading)
  const accept = useAction(
    (_: void, key) => calls.update({ body: { chat_id: reading.id, action: 'accept' }, key }),
    (changed) => {
      cacheReading(changed)
      // Where the request already stood at the room's address, leaving stays one step.
      const room = paths.room(reading.id)
      if (changed.state === 'accepted') void navigate(room, { replace: pathname === room })
    },
  )
  const [opening, setOpening] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const answer = async () => {
    if (reading.channel === 'chat' || reading.channel === 'phone') return accept.mutate()
    setOpening(true)
    const found = await readyToTalk().finally(() => setOpening(false))
    setTrouble(found)
    if (!found) accept.mutate()
  }
  return (
    <section
      aria-labelledby={`ask-${reading.id}`}
      className="card p-20 lg:p-24 flex flex-col gap-16 border-primary shadow-float"
    >
      <div className="flex max-sm:flex-wrap items-center gap-16">
        <CountdownRing part={(left * 1000) / ringMs} small>
          <Avatar id={reading.client.id} size="middle" />
        </CountdownRing>
        <div className="grow basis-0 min-w-0 flex flex-col items-start gap-4">
          <h2 id={`ask-${reading.id}`} className="text-h3 wrap-anywhere">
            {say(`readings.asked.${reading.channel}`, { name: reading.client.username })}
          </h2>
          <Returning reading={reading} />
        </div>
        <p className="shrink-0 max-sm:w-full flex sm:flex-col max-sm:items-baseline items-end gap-x-8">
          <Clock seconds={left} label={say('readings.ringing.left')} className="text-h3 font-semibold" />
          <span className="text-label text-muted" aria-hidden="true">
            {say('readings.ringing.to_answer')}
          </span>
        </p>
      </div>
      {reading.returning && <Known clientId={reading.client.id} />}
      {reading.question && (
        <blockquote className="p-16 rounded-button bg-theirs wrap-anywhere whitespace-pre-wrap" dir="auto">
          {reading.question}
        </blockquote>
      )}
      {reading.question_care && <Beside id={`care-${reading.id}`} asked />}
      {declining ? (
        <Decline readingId={reading.id} onBack={() => setDeclining(false)} />
      ) : (
        <>
          {accept.error && <ErrorNote cause={accept.error} />}
          {trouble && (
            <p role="alert" className="text-meta font-medium text-danger">
              {say(`call.trouble.microphone.${trouble}`)}
            </p>
          )}
          <div className="flex flex-wrap gap-8">
            <Button pending={accept.isPending || opening} onClick={() => void answer()}>
              {say('readings.accept')}
            </Button>
            <Button kind="secondary" onClick={() => setDeclining(true)}>
              {say('readings.decline')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Decline({ readingId, onBack }: { readingId: string; onBack: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: `decline-${readingId}`,
    start: { reason: '' },
    labels: { reason: 'readings.decline.reason' },
    act: ({ reason }, key) =>
      calls.update({
        body: { chat_id: readingId, action: 'decline', ...(reason.trim() && { reason: reason.trim() }) },
        key,
      }),
    onDone: cacheReading,
  })
  return (
    <Form of={sending}>
      <TextField
        {...field('reason')}
        hint={say('readings.decline.reason.hint')}
        optional
        maxLength={declineReasonCharactersMax}
        autoFocus
      />
      <FormEnd
        of={sending}
        kind="danger"
        go={say('readings.decline')}
        leave={say('readings.decline.back')}
        onLeave={onBack}
      />
    </Form>
  )
}
