import { Failed } from '@evenlight/contract/client'
import { isOver } from '@evenlight/core/meter/actions'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '../act.ts'
import { paths } from '../paths.ts'
import { Buy } from '../payments/Buy.tsx'
import { remember } from '../session.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField, CheckField } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { timeOf } from '../wallet/calls.ts'
import { type Chat, calls } from './calls.ts'
import { limitSeconds, noLimit, type Limit } from './limit.ts'
import { LimitField } from './LimitField.tsx'
import { noteChat, useMine } from './mine.ts'

const QUESTION_MOST = 1000

interface Reader {
  id: string
  display_name: string
}

/** What there is to spend with this reader, then the form, or the packages when there is too little. */
export function StartForm({ reader }: { reader: Reader }) {
  const say = useSay()
  const { data, error, refetch } = useQuery({ ...timeOf(reader.id), staleTime: 0 })
  const mine = useMine()
  const open = mine.data?.find(({ state }) => !isOver(state))
  if (open)
    return (
      <>
        <p>{say('chats.start.one_at_a_time', { name: open.reader.display_name })}</p>
        <LinkButton to={paths.room(open.id)} wide>
          {say('chats.start.open_one')}
        </LinkButton>
      </>
    )
  if (error) return <ErrorNote cause={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-portrait" />
  if (data.can_start) return <Ask reader={reader} free={data.free_seconds} paid={data.paid_seconds} />
  return (
    <>
      <p>{say('chats.start.too_little', { name: reader.display_name })}</p>
      <Buy onBought={() => void refetch()} />
    </>
  )
}

/** The request was made: the session takes note before the page turns to it. */
function noteRequest(chat: Chat) {
  remember({ isCreateChatSuccess: true, requestChatWithId: chat.reader.id, requestChatData: chat })
  noteChat(chat)
}

function Ask({ reader, free, paid }: { reader: Reader; free: number; paid: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const [onPaid, setOnPaid] = useState(false)
  const [limit, setLimit] = useState<Limit>(noLimit)
  const [question, setQuestion] = useState('')
  const [tried, setTried] = useState(false)
  const name = reader.display_name
  const seconds = limitSeconds(limit)
  const act = useAct(
    (body: Parameters<typeof calls.request>[0]['body'], key) => {
      remember({ isCreateChatSuccess: false })
      return calls.request({ body, key })
    },
    (chat) => {
      noteRequest(chat)
      void navigate(paths.room(chat.id))
    },
  )
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
      <p className="p-16 rounded-button bg-soft-primary">
        {say(free === 0 ? 'chats.start.paid' : onPaid ? 'chats.start.free_then_paid' : 'chats.start.free', {
          name,
          free: minutesOf(free),
          paid: minutesOf(paid),
        })}
      </p>
      {free > 0 && paid > 0 && (
        <CheckField
          label={say('chats.start.go_on', { paid: minutesOf(paid) })}
          checked={onPaid}
          onChange={(event) => setOnPaid(event.target.checked)}
        />
      )}
      <LimitField
        value={limit}
        onChange={setLimit}
        error={tried && seconds === null ? say('chats.start.limit.short') : undefined}
      />
      <AreaField
        label={say('chats.start.question')}
        hint={say('chats.start.question.hint', { name })}
        optional
        rows={2}
        maxLength={QUESTION_MOST}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <p className="text-meta text-muted">{say('chats.start.agree')}</p>
      {act.error && <Refused cause={act.error} />}
      <Button type="submit" pending={act.isPending} wide>
        {say('chats.start.go', { name })}
      </Button>
    </form>
  )
}

function Refused({ cause }: { cause: unknown }) {
  const say = useSay()
  const code = cause instanceof Failed ? cause.problem?.code : undefined
  return (
    <ErrorNote cause={cause}>
      {code === 'already_in_session' && (
        <Link to={paths.conversations()} className="link">
          {say('chats.start.open_one')}
        </Link>
      )}
      {code === 'reader_unavailable' && (
        <Link to={paths.readers()} className="link">
          {say('chats.others')}
        </Link>
      )}
    </ErrorNote>
  )
}
