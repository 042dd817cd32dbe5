import { paths } from '../paths.ts'
import { FreeNow } from '../readers/FreeNow.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { useArrived } from './useArrived.ts'
import { WriteToOther } from './WriteToOther.tsx'

type Ended = Pick<Chat, 'client' | 'reader' | 'state' | 'declined_reason'>

/** A request that came to nothing: what happened, that it cost nothing, and the ways on. */
export function Outcome({
  chat,
  side,
  takenBack,
}: {
  chat: Ended
  side: Side | undefined
  /** By the client, rather than by its time running out. */
  takenBack: boolean
}) {
  const say = useSay()
  useArrived()
  const { name } = otherOf(chat, side)
  const who = side ?? 'client'
  const state = chat.state === 'missed' || chat.state === 'declined' ? chat.state : 'withdrawn'
  const title = say(
    takenBack && side === 'client' ? 'chats.outcome.client.taken_back' : `chats.outcome.${who}.${state}`,
    { name },
  )
  return (
    <Page title={title} lead={side !== 'reader' && say('chats.outcome.free')} width="text">
      <div className="flex flex-col items-start gap-24">
        {chat.declined_reason && (
          <blockquote className="p-16 rounded-button bg-theirs wrap-anywhere" dir="auto">
            {chat.declined_reason}
          </blockquote>
        )}
        <div className="flex flex-wrap gap-8">
          {side === 'reader' ? (
            <LinkButton to={paths.requests()}>{say('chats.to_desk')}</LinkButton>
          ) : (
            <>
              <LinkButton kind="secondary" to={paths.startChat(chat.reader.id)}>
                {say('chats.ask_again', { name })}
              </LinkButton>
              <WriteToOther of={chat} side="client" />
              <LinkButton kind="quiet" to={paths.readers()}>
                {say('chats.others')}
              </LinkButton>
            </>
          )}
        </div>
      </div>
      {side === 'client' && <FreeNow insteadOf={chat.reader.id} />}
    </Page>
  )
}
