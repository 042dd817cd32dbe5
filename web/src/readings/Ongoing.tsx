import { isOver } from '@evenlight/core/meter/actions'
import { Failed } from '@evenlight/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { NotFound } from '../NotFound.tsx'
import { useSay } from '../words/say.tsx'
import { calls, type Receipt as ReceiptShape, sideOf } from './calls.ts'
import { cachedOutcome, receiptKey, useOpenReadings } from './open-readings.ts'
import { Receipt } from './receipt/Receipt.tsx'
import { ClosedRequest } from './request/ClosedRequest.tsx'
import { RequestCard } from './request/RequestCard.tsx'
import { Ringing } from './request/Ringing.tsx'
import { Room } from './room/Room.tsx'
import { RoomShape } from './room/RoomShape.tsx'

/** One reading at one address from the request to the receipt, whose code is there when the reading ends. */
export function Ongoing({ readingId }: { readingId: string }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const mine = useOpenReadings()
  const reading = mine.data?.find(({ id }) => id === readingId)
  const side = reading && sideOf(reading, me)
  if (!reading || isOver(reading.state))
    return mine.isPending || mine.isPlaceholderData ? <RoomShape /> : <Over readingId={readingId} />
  if (reading.state !== 'requested') return <Room key={reading.id} reading={reading} />
  if (side === 'client') return <Ringing reading={reading} />
  return (
    <Page title={say(`readings.asked.${reading.channel}`, { name: reading.client.username })} width="text">
      <RequestCard reading={reading} />
    </Page>
  )
}

function Over({ readingId }: { readingId: string }) {
  const me = useSession(({ userData }) => userData?.id)
  const { data, error, refetch } = useQuery({
    queryKey: receiptKey(readingId),
    queryFn: () => calls.receipt({ params: { id: readingId } }),
  })
  const outcome = cachedOutcome(readingId)
  if (data?.state === 'settled') return <Receipt receipt={data} />
  // Who took a request back is on its receipt alone.
  const known = outcome && outcome.state !== 'settled' && (outcome.state !== 'withdrawn' || error) ? outcome : data
  if (known) return <ClosedRequest reading={known} side={sideOf(known, me)} takenBack={isTakenBack(data)} />
  if (error instanceof Failed && (error.status === 404 || error.status === 422)) return <NotFound />
  if (error) return <Trouble cause={error} retry={() => void refetch()} />
  return <RoomShape />
}

const isTakenBack = (receipt: ReceiptShape | undefined) =>
  receipt?.timeline.some(({ what, who }) => what === 'withdrawn' && who === 'client') === true

function Trouble({ cause, retry }: { cause: unknown; retry: () => void }) {
  const say = useSay()
  return (
    <Page title={say('readings.one')} width="text">
      <ErrorNote cause={cause} retry={retry} />
    </Page>
  )
}
