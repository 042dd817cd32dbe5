import { paths } from '@evenlight/contract/paths'
import { FormattedDate } from 'react-intl'
import { brand } from '../../brand.ts'
import { useSession } from '../../session/session.ts'
import { Mark } from '../../ui/art/Mark.tsx'
import { Back } from '../../ui/Back.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { NextSteps } from './NextSteps.tsx'
import { otherOf, type Receipt as ReceiptShape, type Side, sideOf } from '../calls.ts'
import { Account } from './Account.tsx'
import { Figures } from './Figures.tsx'
import { ReceiptFooter, ReceiptDetails } from './ReceiptDetails.tsx'
import { Ledger } from './Ledger.tsx'
import { ReturnedTime } from './ReturnedTime.tsx'
import { SomethingWrong } from './SomethingWrong.tsx'
import { Transcript } from './Transcript.tsx'
import { UnsentMessages } from './UnsentMessages.tsx'
import { useArrived } from '../../ui/useArrived.ts'
import { WriteToOther } from '../WriteToOther.tsx'

/** What a reading came to, for both of its people: figures, what went back, and the ledger of the clock to check them by. */
export function Receipt({ receipt }: { receipt: ReceiptShape }) {
  const say = useSay()
  useArrived()
  const me = useSession(({ userData }) => userData?.id)
  const justEnded = useSession(({ chatEnded }) => chatEnded === receipt.chat_id)
  const side = sideOf(receipt, me)
  const { name } = otherOf(receipt, side)
  const title = say('readings.receipt', { name })
  return (
    <div className="wrap-page py-32 lg:py-48 print:p-0">
      <title>{`${title} · ${brand.name}`}</title>
      <div
        className={cx(
          'flex flex-col gap-24 lg:gap-32 print:gap-8',
          side !== 'client' && 'max-w-text mx-auto print:max-w-none',
        )}
      >
        <Head receipt={receipt} side={side} title={title} />
        <UnsentMessages readingId={receipt.chat_id} />
        <div className={cx('flex flex-col gap-32', side === 'client' && 'lg:grid lg:grid-cols-3 lg:items-start')}>
          {side === 'client' && (
            <div className={cx('min-w-0 lg:order-last lg:sticky lg:top-24 print:hidden', !justEnded && 'order-last')}>
              <NextSteps receipt={receipt} justEnded={justEnded} />
            </div>
          )}
          <div className="lg:col-span-2 print:col-span-3 min-w-0 flex flex-col gap-32">
            <Paper receipt={receipt} side={side} />
            {side && <SomethingWrong receipt={receipt} side={side} />}
            {side && <Transcript receipt={receipt} side={side} />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Whose reading, when and how it ended, and what can be done with the receipt. */
function Head({ receipt, side, title }: { receipt: ReceiptShape; side: Side | undefined; title: string }) {
  const say = useSay()
  return (
    <header className="flex flex-wrap items-end justify-between gap-16">
      <div className="flex flex-col gap-8 print:gap-0">
        {side && <Back to={paths.history()} words={say('readings.past')} />}
        <p className="hidden print:flex items-center gap-8 font-serif">
          <Mark className="size-20" /> {brand.name} · {say('readings.receipt.kind')}
        </p>
        <h1 tabIndex={-1} className="wrap-anywhere">
          {title}
        </h1>
        <p className="text-lead text-muted">
          {receipt.channel !== 'chat' && `${say(`call.kind.${receipt.channel}`)} · `}
          <FormattedDate value={receipt.ended_at} dateStyle="long" /> ·{' '}
          {say(`readings.ended.${endedBy(receipt, side)}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-8 print:hidden">
        {side === 'reader' && <LinkButton to={paths.requests()}>{say('readings.to_desk')}</LinkButton>}
        {side && <WriteToOther of={receipt} side={side} />}
        <Button kind="secondary" onClick={() => print()}>
          {say('readings.receipt.print')}
        </Button>
      </div>
    </header>
  )
}

/** What is printed and kept. */
function Paper({ receipt, side }: { receipt: ReceiptShape; side: Side | undefined }) {
  const say = useSay()
  return (
    <article
      id="receipt"
      aria-label={say('readings.receipt.kind')}
      className="card print:border-0 print:bg-transparent flex flex-col gap-32 print:gap-12 px-16 py-24 sm:p-32 print:p-0 scroll-mt-24"
    >
      <p className="flex items-center justify-between gap-16 print:hidden">
        <span className="inline-flex items-center gap-8 font-serif text-lead">
          <Mark className="size-20" /> {brand.name}
        </span>
        <span className="text-meta text-muted">{say('readings.receipt.kind')}</span>
      </p>
      <Figures receipt={receipt} />
      <Account receipt={receipt} side={side} />
      <ReturnedTime receipt={receipt} />
      <Ledger receipt={receipt} side={side} />
      <ReceiptDetails receipt={receipt} />
      <ReceiptFooter at={receipt.ended_at} />
    </article>
  )
}

const endedBy = ({ ended_by }: ReceiptShape, side: Side | undefined) => {
  if (side && ended_by === side) return 'you'
  if (side && ended_by === `${side}_away`) return 'you_away'
  return ended_by
}
