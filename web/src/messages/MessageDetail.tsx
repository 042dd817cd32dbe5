import { paths } from '@evenlight/contract/paths'
import { Trash2 } from 'lucide-react'
import { CareCard } from '../care/Card.tsx'
import { useSession } from '../session/session.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Objecting } from '../ui/Objecting.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Message } from './calls.ts'
import { MessagePicture } from './MessagePicture.tsx'
import { MessageWords } from './MessageWords.tsx'
import { toWriteAgain } from './places.ts'
import { isMine, otherOf } from './sides.ts'
import { MessageStatus } from './MessageStatus.tsx'
import { useHide } from './useHide.ts'
import { useMarkRead } from './useMarkRead.ts'

/** A message as it was written, how it stands, and what may be done with it. Being opened is being read. */
export function MessageDetail({ message, onHidden }: { message: Message; onHidden: () => void }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const hide = useHide()
  useMarkRead(message)
  const mine = isMine(message, me)
  const { name } = otherOf(message, me)
  const { returned_reason, msgTranscript_image: image } = message
  return (
    <div className="flex flex-col gap-20">
      <p className="flex flex-wrap items-center gap-x-12 gap-y-4 text-meta text-muted">
        <When at={message.created_at} />
        {mine && <MessageStatus of={message} />}
      </p>
      {message.state === 'waiting' && <p className="text-meta">{say('messages.waiting.why', { name })}</p>}
      {message.state === 'returned' && (
        <div className="flex flex-col gap-4 px-16 py-12 rounded-button border border-transparent bg-soft-danger">
          <p className="font-semibold text-danger">{say('messages.returned.why', { name })}</p>
          <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {returned_reason ?? say('messages.returned.unsaid')}
          </p>
          <Objecting className="text-meta" />
        </div>
      )}
      {message.care && <CareCard>{say(message.state === 'waiting' ? 'care.card.message' : 'care.card.here')}</CareCard>}
      <MessageWords of={message} mine={mine} />
      {image && <MessagePicture image={image} />}
      <div className="flex flex-wrap gap-8 pt-16 border-t border-line">
        {message.state === 'returned' && (
          <LinkButton {...toWriteAgain(message.id)}>{say('messages.returned.again')}</LinkButton>
        )}
        {!mine && <LinkButton to={paths.message(otherOf(message, me).username)}>{say('messages.reply')}</LinkButton>}
        <Button
          kind="quiet"
          className="ms-auto -me-24"
          onClick={() => {
            void hide(message.id)
            onHidden()
          }}
        >
          <Trash2 className="size-20" aria-hidden="true" />
          {say('messages.delete')}
        </Button>
      </div>
    </div>
  )
}
