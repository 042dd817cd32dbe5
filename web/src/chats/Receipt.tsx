import { FormattedDate, FormattedTime } from 'react-intl'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { Page } from '../ui/Page.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { otherOf, type Receipt as ReceiptShape, sideOf } from './calls.ts'
import { After } from './After.tsx'
import { Timeline } from './Timeline.tsx'
import { Transcript } from './Transcript.tsx'
import { Unsent } from './Unsent.tsx'
import { WriteToOther } from './WriteToOther.tsx'
import { useArrived } from './useArrived.ts'

/** What a reading came to, for both of its people: figures, what went back, and the time line to check them by. */
export function Receipt({ receipt }: { receipt: ReceiptShape }) {
  const say = useSay()
  useArrived()
  const me = useSession(({ userData }) => userData?.id)
  const side = sideOf(receipt, me)
  const { name } = otherOf(receipt, side)
  return (
    <Page
      title={say('chats.receipt', { name })}
      width="text"
      lead={
        <>
          <FormattedDate value={receipt.ended_at} dateStyle="long" /> · {endedBy(receipt.ended_by, say, name)}
        </>
      }
      actions={
        <>
          {side && <WriteToOther of={receipt} side={side} />}
          <Button kind="secondary" className="print:hidden" onClick={() => print()}>
            {say('chats.receipt.print')}
          </Button>
        </>
      }
    >
      <Unsent chatId={receipt.chat_id} />
      <Figures receipt={receipt} />
      <Returns receipt={receipt} />
      {side && <After receipt={receipt} side={side} />}
      <Timeline receipt={receipt} />
      {side && <Transcript receipt={receipt} side={side} />}
      <p className="text-label text-muted">{say('chats.receipt.number', { id: receipt.id })}</p>
    </Page>
  )
}

const known = [
  'client',
  'reader',
  'admin',
  'system',
  'not_started',
  'standby_too_long',
  'client_away',
  'reader_away',
  'time_used',
  'limit_reached',
  'no_consent',
] as const
const endedBy = (by: string, say: ReturnType<typeof useSay>, name: string) => {
  const cause = known.find((one) => one === by)
  return say(cause ? `chats.ended.${cause}` : 'chats.ended.system', { name })
}

function Figures({ receipt }: { receipt: ReceiptShape }) {
  const say = useSay()
  const money = useMoney()
  const { free_seconds, paid_seconds, unbilled_seconds, earned_cents } = receipt
  const figures = [
    ['chats.receipt.billed', free_seconds + paid_seconds],
    ['chats.receipt.free', free_seconds],
    ['chats.receipt.paid', paid_seconds],
    ['chats.receipt.unbilled', unbilled_seconds],
  ] as const
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-4 gap-12">
      {figures.map(([words, seconds]) => (
        <div key={words} className="card p-16 flex flex-col gap-4">
          <dt className="text-label text-muted">{say(words)}</dt>
          <dd className="tabular text-h3 font-semibold" dir="ltr">
            {clockFace(seconds)}
          </dd>
        </div>
      ))}
      {earned_cents !== undefined && (
        <div className="card p-16 flex flex-col gap-4">
          <dt className="text-label text-muted">{say('chats.receipt.earned')}</dt>
          <dd className="tabular text-h3 font-semibold">{money(earned_cents)}</dd>
        </div>
      )}
    </dl>
  )
}

const causes = ['reader_silent', 'under_a_minute'] as const

function Returns({ receipt: { returns } }: { receipt: ReceiptShape }) {
  const say = useSay()
  if (!returns.length) return null
  return (
    <section aria-labelledby="returns" className="flex flex-col gap-8 p-16 rounded-card bg-soft-success">
      <h2 id="returns" className="text-h3">
        {say('chats.returned')}
      </h2>
      <ul className="flex flex-col gap-4">
        {returns.map(({ at, free_seconds, paid_seconds, cause }) => (
          <li key={at + cause} className="flex flex-wrap gap-x-12">
            <span className="tabular font-semibold">
              {say('chats.returned.time', { free: clockFace(free_seconds), paid: clockFace(paid_seconds) })}
            </span>
            <span>
              {causes.some((one) => one === cause) ? say(`chats.returned.${cause as (typeof causes)[number]}`) : cause}
            </span>
            <span className="text-muted tabular">
              <FormattedTime value={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
