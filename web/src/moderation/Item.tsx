import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { Actions } from './Actions.tsx'
import { EarlierMessages } from './EarlierMessages.tsx'
import { partiesOf } from './calls.ts'
import { openNext } from './decide.ts'
import { nothingDrafted, openRow, useDesk } from './desk.ts'
import { HEAD_ID } from './focus.ts'
import { HeldText } from './HeldText.tsx'
import { WaitingTime } from './WaitingTime.tsx'
import { MarkChecks } from './MarkChecks.tsx'
import { Picture } from './Picture.tsx'
import { Preview } from './Preview.tsx'
import { claimedBy, type Row } from './queue.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { useClaim } from './useClaim.ts'
import { noteOfConflict } from './conflict.ts'

/** One message in full: who to whom, the words with what is marked, what can be done, and what was said before. */
export function Item({ row }: { row: Row }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { out } = useDesk(({ drafts }) => drafts[row.id]) ?? nothingDrafted
  const returns = useDesk(({ mode }) => mode === 'return')
  useClaim(row, me)
  const other = claimedBy(row, me, Date.now())
  const locked = Boolean(row.gone || other)
  return (
    <article aria-labelledby={HEAD_ID} className="card flex flex-col gap-16 p-16 lg:p-24">
      <Head row={row} />
      {row.gone && <Gone key={`gone ${row.id}`} row={row} />}
      {other && !row.gone && <Banner>{say('moderation.reviewing.long', { name: other.by.username })}</Banner>}
      {row.care && <Banner tone="danger">{say('care.mark.message')}</Banner>}
      {row.pressure && <Banner tone="warning">{say(`moderation.pressure.${row.pressure}`)}</Banner>}
      <HeldText key={`text ${row.id}`} held={row} out={out} locked={locked} />
      <Picture of={row} />
      <MarkChecks held={row} out={out} locked={locked} />
      <Preview held={row} out={out} />
      {returns ? <ReturnForm key={`return ${row.id}`} row={row} /> : <Actions row={row} locked={locked} />}
      <EarlierMessages id={row.id} />
      <p className="text-label text-muted wrap-anywhere">{say('moderation.number', { id: row.id })}</p>
    </article>
  )
}

/** Somebody else decided while this was open: who and what is told above; one goes on when one is ready. */
function Gone({ row }: { row: Row }) {
  const say = useSay()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void noteOfConflict(row).then((note) => useDesk.setState({ note }))
  }, [row])
  return (
    <Banner
      tone="warning"
      action={
        <Button kind="quiet" onClick={() => openNext(row, true)}>
          {say('moderation.next')}
        </Button>
      }
    >
      {say('moderation.gone')}
    </Banner>
  )
}

function Head({ row }: { row: Row }) {
  const say = useSay()
  const { from, to } = partiesOf(row)
  useEffect(() => {
    const head = document.getElementById(HEAD_ID)
    const list = document.getElementById('queue')
    if (list && !list.checkVisibility()) head?.focus()
  }, [row.id])
  return (
    <header className="flex flex-col gap-12">
      <Button kind="quiet" flush className="lg:hidden" onClick={() => openRow(null)}>
        <ArrowLeft className="size-20 rtl:-scale-x-100" aria-hidden="true" />
        {say('moderation.back')}
      </Button>
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
        <Avatar id={from.id} size="small" />
        <div className="min-w-0 me-auto">
          <h2 id={HEAD_ID} tabIndex={-1} className="text-h3 outline-none wrap-anywhere">
            <bdi>{from.name}</bdi> <span aria-hidden="true">→</span>
            <span className="say-only"> {say('moderation.to')} </span> <bdi>{to.name}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-8 text-meta text-muted">
            {say(row.type === 'CLIENT' ? 'moderation.client_writes' : 'moderation.reader_writes')}
            <span aria-hidden="true">·</span>
            <WaitingTime since={row.created_at} said />
          </p>
        </div>
        {row.strikes > 0 && <Badge tone="danger">{say('moderation.strikes', { count: row.strikes })}</Badge>}
      </div>
    </header>
  )
}
