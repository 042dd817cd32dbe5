import { isOver } from '@evenlight/core/meter/actions'
import { Failed } from '@evenlight/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Lost } from '../shell/Lost.tsx'
import { useSay } from '../words/say.tsx'
import { calls, type Receipt as ReceiptShape, sideOf } from './calls.ts'
import { outcomeOf, receiptKey, useMine } from './mine.ts'
import { Outcome } from './Outcome.tsx'
import { Receipt } from './Receipt.tsx'
import { RequestCard } from './RequestCard.tsx'
import { Ringing } from './Ringing.tsx'
import { Room } from './Room.tsx'

/** One session at one address from the request to the receipt. */
export function Ongoing({ chatId }: { chatId: string }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const mine = useMine()
  const chat = mine.data?.find(({ id }) => id === chatId)
  const side = chat && sideOf(chat, me)
  if (!chat || isOver(chat.state))
    return mine.isPending || mine.isPlaceholderData ? <Waiting /> : <Over chatId={chatId} />
  if (chat.state !== 'requested') return <Room key={chat.id} chat={chat} />
  if (side === 'client') return <Ringing chat={chat} />
  return (
    <Page title={say('chats.asked', { name: chat.client.username })} width="text">
      <RequestCard chat={chat} />
    </Page>
  )
}

function Over({ chatId }: { chatId: string }) {
  const me = useSession(({ userData }) => userData?.id)
  const { data, error, refetch } = useQuery({
    queryKey: receiptKey(chatId),
    queryFn: () => calls.receipt({ params: { id: chatId } }),
  })
  const outcome = outcomeOf(chatId)
  if (data?.state === 'settled') return <Receipt receipt={data} />
  // Who took a request back is on its receipt alone.
  const known = outcome && outcome.state !== 'settled' && (outcome.state !== 'withdrawn' || error) ? outcome : data
  if (known) return <Outcome chat={known} side={sideOf(known, me)} takenBack={isTakenBack(data)} />
  if (error instanceof Failed && (error.status === 404 || error.status === 422)) return <Lost />
  if (error) return <Trouble cause={error} retry={() => void refetch()} />
  return <Waiting />
}

const isTakenBack = (receipt: ReceiptShape | undefined) =>
  receipt?.timeline.some(({ what, who }) => what === 'withdrawn' && who === 'client') === true

function Trouble({ cause, retry }: { cause: unknown; retry: () => void }) {
  const say = useSay()
  return (
    <Page title={say('chats.one')} width="text">
      <ErrorNote cause={cause} retry={retry} />
    </Page>
  )
}

function Waiting() {
  const say = useSay()
  return (
    <Page title={say('chats.one')} width="text">
      <div aria-busy="true" className="flex flex-col gap-16">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-portrait rounded-card" />
        <Skeleton className="h-portrait rounded-card" />
      </div>
    </Page>
  )
}
