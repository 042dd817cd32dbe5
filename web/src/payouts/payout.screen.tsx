import { payouts as area } from '@evenlight/contract/payouts'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Download } from '../earnings/Download.tsx'
import { useOn } from '../live.ts'
import { Banner } from '../ui/Banner.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMoney } from '../words/figures.ts'
import { MoreWords } from '../words/More.tsx'
import { payoutsDesk } from '../words/payouts.ts'
import { useSay } from '../words/say.tsx'
import { Ask } from './Ask.tsx'
import { payoutOf, payoutsChanged, type Payout } from './calls.ts'
import { Lines } from './Lines.tsx'
import { Send } from './Send.tsx'
import { Settle } from './Settle.tsx'
import { StateBadge } from './StateBadge.tsx'

/** One batch: how far it is, what is to be done, and how each line stands. */
export const Component = () => (
  <MoreWords words={payoutsDesk}>
    <Batch />
  </MoreWords>
)

function Batch() {
  const say = useSay()
  const money = useMoney()
  const { payout_id: id = '' } = useParams()
  const asked = useQuery(payoutOf(id))
  useOn('payout:changed', (changed) => void (changed.id === id && payoutsChanged()))
  const shown = asked.data
  return (
    <Page
      title={say('payouts.batch')}
      heading={
        shown && say('payouts.batch.of', { way: say(`payouts.way.${shown.way}`), amount: money(shown.amount_cents) })
      }
      width="text"
      back={{ to: paths.payouts(), words: say('payouts.title') }}
    >
      <Loaded of={asked} failed={say('payouts.failed.load')} shape={<Skeleton className="h-portrait" />}>
        {(payout) => (
          <>
            <PayoutState of={payout} />
            {payout.may.includes('send') && (
              <Part title={say('payouts.send')}>
                <Send id={payout.id} />
              </Part>
            )}
            {payout.may.includes('ask') && <Ask id={payout.id} />}
            {payout.may.includes('settle') && <ByHand of={payout} />}
            <Part title={say('payouts.lines')}>
              <Lines id={payout.id} />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const count = ({ standing }: Payout, ...states: (keyof Payout['standing'])[]) =>
  states.reduce((sum, state) => sum + (standing[state] ?? 0), 0)

function PayoutState({ of }: { of: Payout }) {
  const say = useSay()
  const [over, unsure, again] = [
    count(of, 'paid', 'failed', 'returned'),
    count(of, 'unclaimed', 'held', 'blocked'),
    count(of, 'failed', 'returned'),
  ]
  return (
    <div className="flex flex-col gap-16">
      <div className="flex flex-wrap items-center gap-8">
        <StateBadge of={of.state} />
        <span className="text-meta text-muted">
          {of.state === 'made' ? say(`payouts.next.made.${of.way}`) : <Next of={of} state={of.state} />}
        </span>
      </div>
      <Progress
        label={say('payouts.over')}
        done={over}
        of={of.lines}
        words={say('payouts.over.of', { done: over, total: of.lines })}
      />
      {of.refused && <Banner tone="warning">{say('payouts.refused', { name: of.refused })}</Banner>}
      {unsure > 0 && <Banner tone="warning">{say('payouts.look', { count: unsure })}</Banner>}
      {again > 0 && <Banner tone="info">{say('payouts.again', { count: again })}</Banner>}
    </div>
  )
}

function Next({ of, state }: { of: Payout; state: 'sending' | 'sent' | 'done' }) {
  const say = useSay()
  return <>{say(`payouts.next.${state}`, { tries: of.unanswered })}</>
}

function ByHand({ of }: { of: Payout }) {
  const say = useSay()
  const path = area.lines.path.replace('{id}', encodeURIComponent(of.id))
  return (
    <>
      {count(of, 'waiting') > 0 && (
        <Part title={say('payouts.file')}>
          <p className="text-meta text-muted">{say('payouts.file.hint')}</p>
          <div className="flex flex-wrap gap-8">
            <Download as="csv" route={area.lines} path={path} name={`evenlight-${of.id}`} />
          </div>
        </Part>
      )}
      {count(of, 'waiting', 'paid') > 0 && (
        <Part title={say(count(of, 'waiting') > 0 ? 'payouts.settle' : 'payouts.settle.back')}>
          <Settle key={over(of)} of={of} />
        </Part>
      )}
    </>
  )
}
const over = (of: Payout) => count(of, 'paid', 'failed', 'returned')
