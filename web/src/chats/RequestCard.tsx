import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../act.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Clock } from '../ui/Clock.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, calls } from './calls.ts'
import { Returning } from './ClientPanel.tsx'
import { noteChat, ringsOnSeconds } from './mine.ts'
import { Ring } from './Ring.tsx'
import { useNow } from './useNow.ts'

const RING_SECONDS = 45
const REASON_MOST = 300

/** Somebody asks this reader for a chat: who, what about, how long it still rings. */
export function RequestCard({ chat }: { chat: Chat }) {
  const say = useSay()
  const navigate = useNavigate()
  const [declining, setDeclining] = useState(false)
  useNow(true)
  const left = ringsOnSeconds(chat)
  const act = useAct(
    (action: { action: 'accept' } | { action: 'decline'; reason?: string }, key) =>
      calls.update({ body: { chat_id: chat.id, ...action }, key }),
    (changed) => {
      noteChat(changed)
      if (changed.state === 'accepted') void navigate(paths.room(chat.id))
    },
  )
  return (
    <section
      aria-labelledby={`ask-${chat.id}`}
      className="card p-20 lg:p-24 flex flex-col gap-16 border-primary shadow-float"
    >
      <div className="flex max-sm:flex-wrap items-center gap-16">
        <Ring part={left / RING_SECONDS} small>
          <Avatar id={chat.client.id} size="middle" />
        </Ring>
        <div className="grow basis-0 min-w-0 flex flex-col items-start gap-4">
          <h2 id={`ask-${chat.id}`} className="text-h3 wrap-anywhere">
            {say('chats.asked', { name: chat.client.username })}
          </h2>
          <Returning chat={chat} />
        </div>
        <p className="shrink-0 max-sm:w-full flex sm:flex-col max-sm:items-baseline items-end gap-x-8">
          <Clock seconds={left} label={say('chats.ringing.left')} className="text-h3 font-semibold" />
          <span className="text-label text-muted" aria-hidden="true">
            {say('chats.ringing.to_answer')}
          </span>
        </p>
      </div>
      {chat.question && (
        <blockquote className="p-16 rounded-button bg-theirs wrap-anywhere whitespace-pre-wrap" dir="auto">
          {chat.question}
        </blockquote>
      )}
      {act.error && <ErrorNote cause={act.error} />}
      {declining ? (
        <Decline
          pending={act.isPending}
          onBack={() => setDeclining(false)}
          onDecline={(reason) => act.mutate({ action: 'decline', ...(reason && { reason }) })}
        />
      ) : (
        <div className="flex flex-wrap gap-8">
          <Button pending={act.isPending} onClick={() => act.mutate({ action: 'accept' })}>
            {say('chats.accept')}
          </Button>
          <Button kind="secondary" onClick={() => setDeclining(true)}>
            {say('chats.decline')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Decline({
  pending,
  onBack,
  onDecline,
}: {
  pending: boolean
  onBack: () => void
  onDecline: (reason: string) => void
}) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <form
      className="flex flex-col gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason.trim())
      }}
    >
      <TextField
        label={say('chats.decline.reason')}
        hint={say('chats.decline.reason.hint')}
        optional
        maxLength={REASON_MOST}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        autoFocus
      />
      <div className="flex flex-wrap gap-8">
        <Button type="submit" kind="danger" pending={pending}>
          {say('chats.decline')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {say('chats.decline.back')}
        </Button>
      </div>
    </form>
  )
}
