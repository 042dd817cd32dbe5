import { questionCharactersMax } from '@evenlight/contract/readings'
import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFields } from '../../form.ts'
import { useConnected } from '../../live.ts'
import { remember } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField, CheckField, TextField } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { limitSeconds, type Limit, noLimit } from '../limit.ts'
import { LimitChoice } from './LimitChoice.tsx'
import { Terms } from './Terms.tsx'
import { cacheReading } from '../open-readings.ts'
import { questionDraft } from './question.ts'

/** Asked for by a call alone. */
const MicrophoneTest = lazy(async () => ({ default: (await import('../call/MicrophoneTest.tsx')).MicrophoneTest }))
const CameraTest = lazy(async () => ({ default: (await import('../call/CameraTest.tsx')).CameraTest }))

interface AskProps {
  reader: { id: string; display_name: string }
  channel: Reading['channel']
  free: number
  paid: number
  /** The server found less time than the form did. */
  onTooLittle: () => void
}

/** The request was made: the session takes note before the page turns to it. */
function noteRequest(reading: Reading) {
  remember({ requestChatWithId: reading.reader.id, requestChatData: reading })
  cacheReading(reading)
}

const codeOf = (cause: unknown) => (cause instanceof Failed ? cause.problem?.code : undefined)

interface RequestDraft extends Limit {
  onPaid: boolean
  question: string
}
const start: RequestDraft = { onPaid: false, ...noLimit, question: '' }
const labels = {
  onPaid: 'readings.start.go_on',
  choice: 'readings.start.limit',
  own: 'readings.start.limit.minutes',
  question: 'readings.start.question',
} as const

async function ask(
  readerId: string,
  channel: Reading['channel'],
  { onPaid, question, ...limit }: RequestDraft,
  key: string,
) {
  const seconds = limitSeconds(limit)
  const words = question.trim()
  return calls.request({
    body: {
      reader_id: readerId,
      channel,
      continue_on_paid: onPaid,
      ...(seconds && { limit_seconds: seconds }),
      ...(words && { question }),
    },
    key,
  })
}

/** What it costs, where it stops, the first question, and the button that asks. */
export function RequestForm({ reader, channel, free, paid, onTooLittle }: AskProps) {
  const say = useSay()
  const navigate = useNavigate()
  const name = reader.display_name
  const { form, field, submit, pending, away, cause, summary } = useFields<RequestDraft, Reading>({
    name: 'start',
    start,
    labels,
    // Closing the dialog by mistake or paying first costs no words.
    draft: questionDraft(reader.id),
    act: async (wish, key) => {
      try {
        return await ask(reader.id, channel, { ...wish, onPaid: wish.onPaid || free === 0 }, key)
      } catch (failure) {
        if (codeOf(failure) === 'not_enough_time') onTooLittle()
        throw failure
      }
    },
    onDone: (reading) => {
      noteRequest(reading)
      // In place of the question, so that leaving the room leaves it.
      void navigate(paths.room(reading.id), { replace: true })
    },
  })
  const { onPaid, choice, own } = form.watch()
  const blocked = useConnected((line) => line.blocked)
  const [heard, setHeard] = useState(false)
  // The telephone has a microphone of its own.
  const speaks = channel !== 'chat' && channel !== 'phone'
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-16">
      <Summary {...summary} />
      <Terms name={name} free={free} paid={paid} onPaid={onPaid} limit={limitSeconds({ choice, own }) ?? undefined} />
      {free > 0 && paid > 0 && (
        <CheckField {...form.register('onPaid')} label={say('readings.start.go_on', { paid: minutesOf(paid) })} />
      )}
      <div className="flex flex-col gap-8">
        <LimitChoice chosen={choice} onChoose={(chosen) => form.setValue('choice', chosen)} />
        {choice === 'own' && (
          <TextField
            {...field('own', {
              validate: (typed) => limitSeconds({ choice, own: typed }) !== null || say('readings.start.limit.short'),
            })}
            inputMode="numeric"
          />
        )}
      </div>
      <AreaField
        {...field('question')}
        hint={say('readings.start.question.hint', { name })}
        optional
        rows={2}
        maxLength={questionCharactersMax}
      />
      {speaks && (
        <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
          <MicrophoneTest onReady={setHeard} />
          {channel === 'video' && <CameraTest />}
        </Suspense>
      )}
      <p className="text-meta text-muted">{say('readings.start.agree')}</p>
      {cause && <Refused cause={cause} name={name} />}
      <Button
        type="submit"
        pending={pending}
        why={away || (blocked && say('readings.start.blocked')) || (speaks && !heard && say('call.microphone.needed'))}
        wide
      >
        {say(`readings.start.go.${channel}`, { name })}
      </Button>
    </form>
  )
}

function Refused({ cause, name }: { cause: unknown; name: string }) {
  const say = useSay()
  const code = codeOf(cause)
  return (
    <ErrorNote cause={cause} what={say('readings.start.refused', { name })} kept={say('readings.start.kept')}>
      {code === 'already_in_session' && (
        <Link to={paths.conversations()} className="link">
          {say('readings.start.open_one')}
        </Link>
      )}
      {code === 'reader_unavailable' && (
        <Link to={paths.readers()} className="link">
          {say('readings.others')}
        </Link>
      )}
    </ErrorNote>
  )
}
