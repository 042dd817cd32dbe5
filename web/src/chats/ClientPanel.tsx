import { Badge } from '../ui/Badge.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import type { Chat } from './calls.ts'

/** Beside the conversation, for the reader: who this is and what they asked. */
export function ClientPanel({ chat }: { chat: Chat }) {
  const say = useSay()
  return (
    <aside
      aria-label={say('chats.client')}
      className="hidden lg:flex flex-col gap-16 w-panel-half shrink-0 card p-20 self-start overflow-y-auto max-h-full"
    >
      <h2 className="text-h3 wrap-anywhere">
        <bdi>{chat.client.username}</bdi>
      </h2>
      <p>
        <Returning chat={chat} />
      </p>
      {chat.question && (
        <div className="flex flex-col gap-4">
          <h3 className="font-sans text-meta font-semibold">{say('chats.question')}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {chat.question}
          </p>
        </div>
      )}
      <dl className="flex flex-col gap-8 text-meta">
        <div>
          <dt className="text-muted">{say('chats.client.after_free')}</dt>
          <dd>{say(chat.continue_on_paid ? 'chats.client.goes_on' : 'chats.client.asks')}</dd>
        </div>
        {chat.limit_seconds !== undefined && (
          <div>
            <dt className="text-muted">{say('chats.client.limit')}</dt>
            <dd className="tabular">{clockFace(chat.limit_seconds)}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}

export function Returning({ chat }: { chat: Chat }) {
  const say = useSay()
  if (chat.returning === undefined) return null
  return (
    <Badge tone={chat.returning ? 'primary' : 'ember'}>{say(chat.returning ? 'chats.returning' : 'chats.first')}</Badge>
  )
}
