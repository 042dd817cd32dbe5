import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { FormattedDate } from 'react-intl'
import { Link, useParams } from 'react-router'
import { WaitsNote } from '../approvals/WaitsNote.tsx'
import { BanPart } from '../bans/BanPart.tsx'
import { AskBan } from '../fullbans/AskBan.tsx'
import { GiftForm } from '../gifts/GiftForm.tsx'
import { useOn } from '../live.ts'
import { NoteField } from '../notes/NoteField.tsx'
import { otherOf, type Receipt } from '../readings/calls.ts'
import { Account } from '../readings/receipt/Account.tsx'
import { Figures } from '../readings/receipt/Figures.tsx'
import { Ledger } from '../readings/receipt/Ledger.tsx'
import { ReturnedTime } from '../readings/receipt/ReturnedTime.tsx'
import { useSession } from '../session/session.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import type { Side } from './ClaimCard.tsx'
import { ClaimPart } from './ClaimPart.tsx'
import { claimOn, claimsChanged, receiptOf } from './calls.ts'
import { returnableOf, sideIn } from './side.ts'
import { TimeBackForm } from './TimeBackForm.tsx'

/** One past reading: what the clock has to say about it, and what may still be done. */
export function Component() {
  const say = useSay()
  const { chat_id: id = '' } = useParams()
  const me = useSession(({ userData }) => userData)
  const asked = useQuery(receiptOf(id))
  const receipt = asked.data
  const changed = ({ chat_id }: { chat_id: string }) => void (chat_id === id && claimsChanged(id))
  useOn('claim:changed', changed)
  useOn('time:changed', changed)
  const side = receipt && sideIn(receipt, me)
  return (
    <Page
      title={say(side === 'admin' ? 'claims.page.admin' : side === 'reader' ? 'claims.page.reader' : 'claims.page')}
      lead={receipt && <Whose receipt={receipt} side={side} />}
      back={{
        to: side === 'admin' ? paths.claims() : paths.history(),
        words: say(side === 'admin' ? 'claims.title' : 'readings.past'),
      }}
    >
      <Loaded of={asked} failed={say('claims.page.failed')} shape={<Skeleton className="h-portrait" />}>
        {(receipt) => side && <Past receipt={receipt} side={side} />}
      </Loaded>
    </Page>
  )
}

/** What may still be done, and beside it the evidence. */
function Past({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  const { chat_id: id } = receipt
  const { data: claim } = useQuery(claimOn(id))
  const most = claim !== undefined && claim?.waits_for !== side ? returnableOf(receipt) : 0
  return (
    <div className="grid lg:grid-cols-2 gap-32 lg:gap-48 items-start">
      <div className="flex flex-col gap-32 min-w-0">
        <Part title={say('claims.part.claim')}>
          <ClaimPart receipt={receipt} side={side} />
        </Part>
        {side === 'admin' && <WaitsNote about={id} />}
        {side !== 'client' && most > 0 && (
          <Part title={say('claims.part.back')}>
            <TimeBackForm key={most} readingId={id} most={most} earns={side === 'reader'} />
          </Part>
        )}
        {side !== 'client' && (
          <Part title={say('gifts.title')}>
            <GiftForm readingId={id} side={side} onGiven={() => void claimsChanged(id)} />
          </Part>
        )}
        {side === 'reader' && (
          <Part title={say('notes.title', { name: receipt.client.username })}>
            <NoteField clientId={receipt.client.id} />
          </Part>
        )}
        {side !== 'admin' && (
          <Part title={otherOf(receipt, side).name}>
            <BanPart other={otherOf(receipt, side)} side={side} />
            {side === 'reader' && <AskBan client={receipt.client} readingId={id} />}
            <Link to={paths.report(id)} className="link self-start inline-flex items-center min-h-target">
              {say('claims.report')}
            </Link>
          </Part>
        )}
      </div>
      <div className="flex flex-col gap-32 min-w-0 card p-16 lg:p-24">
        <Figures receipt={receipt} />
        <ReturnedTime receipt={receipt} />
        <Account receipt={receipt} side={side === 'admin' ? undefined : side} />
        <Ledger receipt={receipt} side={side === 'admin' ? undefined : side} unfolded />
        {side !== 'admin' && (
          <Link to={paths.room(id)} className="link self-start inline-flex items-center min-h-target">
            {say('claims.receipt')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Who with whom, and on which day. */
function Whose({ receipt, side }: { receipt: Receipt; side: Side | undefined }) {
  const say = useSay()
  return (
    <>
      {side === 'admin'
        ? say('claims.page.between', { client: receipt.client.username, reader: receipt.reader.display_name })
        : say('claims.page.with', {
            name: side === 'reader' ? receipt.client.username : receipt.reader.display_name,
          })}{' '}
      · <FormattedDate value={receipt.ended_at} dateStyle="long" />
    </>
  )
}
