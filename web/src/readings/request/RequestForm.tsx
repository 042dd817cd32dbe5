import { questionCharactersMax } from '@evenlight/contract/readings'
import { Failed } from '@evenlight/contract/client'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAction } from '../../action.ts'
import { useOffline } from '../../online.ts'
import { paths } from '../../paths.ts'
import { remember } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField, CheckField } from '../../ui/Field.tsx'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { limitMinutes, limitSeconds, type Limit } from '../limit.ts'
import { LimitField } from './LimitField.tsx'
import { cacheReading } from '../open-readings.ts'

/** What a client chooses and writes before asking. */
export interface RequestDraft {
  onPaid: boolean
  limit: Limit
  question: string
}

interface AskProps {
  reader: { id: string; display_name: string }
  free: number
  paid: number
  wish: RequestDraft
  onWish: (part: Partial<RequestDraft>) => void
  /** The server found less time than the form did. */
  onTooLittle: () => void
}

/** The request was made: the session takes note before the page turns to it. */
function noteRequest(reading: Reading) {
  remember({ isCreateChatSuccess: true, requestChatWithId: reading.reader.id, requestChatData: reading })
  cacheReading(reading)
}

const codeOf = (cause: unknown) => (cause instanceof Failed ? cause.problem?.code : undefined)

function useAsking(onTooLittle: () => void) {
  const navigate = useNavigate()
  const act = useAction(
    (body: Parameters<typeof calls.request>[0]['body'], key) => {
      remember({ isCreateChatSuccess: false })
      return calls.request({ body, key }).catch((cause: unknown) => {
        if (codeOf(cause) === 'not_enough_time') onTooLittle()
        throw cause
      })
    },
    (reading) => {
      noteRequest(reading)
      void navigate(paths.room(reading.id))
    },
  )
  return act
}

/** What it costs, where it stops, the first question, and the button that asks. */
export function RequestForm({ reader, free, paid, wish, onWish, onTooLittle }: AskProps) {
  const say = useSay()
  const away = useOffline()
  const [tried, setTried] = useState(false)
  const act = useAsking(onTooLittle)
  const { onPaid, limit, question } = wish
  const name = reader.display_name
  const seconds = limitSeconds(limit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (seconds === null || act.isPending) return
    act.mutate({
      reader_id: reader.id,
      channel: 'chat',
      continue_on_paid: onPaid || free === 0,
      ...(seconds !== undefined && { limit_seconds: seconds }),
      ...(question.trim() && { question }),
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-16">
      <Terms name={name} free={free} paid={paid} onPaid={onPaid} limit={seconds ?? undefined} />
      {free > 0 && paid > 0 && (
        <CheckField
          label={say('readings.start.go_on', { paid: minutesOf(paid) })}
          checked={onPaid}
          onChange={(event) => onWish({ onPaid: event.target.checked })}
        />
      )}
      <LimitField
        value={limit}
        onChange={(chosen) => onWish({ limit: chosen })}
        error={tried && seconds === null ? say('readings.start.limit.short') : undefined}
      />
      <AreaField
        label={say('readings.start.question')}
        hint={say('readings.start.question.hint', { name })}
        optional
        rows={2}
        maxLength={questionCharactersMax}
        value={question}
        onChange={(event) => onWish({ question: event.target.value })}
      />
      <p className="text-meta text-muted">{say('readings.start.agree')}</p>
      {act.error && <Refused cause={act.error} name={name} />}
      <Button type="submit" pending={act.isPending} why={away} wide>
        {say('readings.start.go', { name })}
      </Button>
    </form>
  )
}

interface TermsProps {
  name: string
  free: number
  paid: number
  onPaid: boolean
  /** Seconds of the client's own limit. */
  limit: number | undefined
}

/** Whose time is used, in which order, and where it ends. */
function Terms({ name, free, paid, onPaid, limit }: TermsProps) {
  const say = useSay()
  const order =
    free === 0
      ? 'readings.start.paid'
      : limit !== undefined && limit <= free
        ? 'readings.start.free_alone'
        : onPaid
          ? 'readings.start.free_then_paid'
          : 'readings.start.free'
  return (
    <p className="p-16 rounded-button bg-soft-primary">
      {say(order, { name, free: minutesOf(free), paid: minutesOf(paid) })}{' '}
      {limit !== undefined && say('readings.start.limited', { minutes: limitMinutes(limit) })}
    </p>
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
