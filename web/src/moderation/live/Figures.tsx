import { clockFace } from '../../ui/Clock.tsx'
import { useNow } from '../../ui/useNow.ts'
import { minutesOf, useMoney } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { Since } from '../../words/when.tsx'
import { drawn, whyItStands } from '../../readings/room/clock.ts'
import type { Live } from './calls.ts'
import { Signs } from './Signs.tsx'

/** How one reading stands: its clock and why it stands, what is left, what it earns, when something was last said. */
export function Figures({ of, atMs, over }: { of: Live; atMs: number; over: boolean }) {
  const say = useSay()
  const money = useMoney()
  const { clock } = of
  const runs = clock.running && !over
  const nowMs = useNow(runs, 1000)
  const now = drawn({ clock, atMs }, runs ? Math.max(nowMs, atMs) : atMs)
  const why = whyItStands(clock)
  const state = of.state === 'requested' || of.state === 'accepted' ? of.state : 'open'
  const figures = [
    ['since', <Since key="since" at={of.started_at ?? of.requested_at} />],
    [
      'used',
      <>
        <span className="tabular" dir="ltr">
          {clockFace(now.free_seconds + now.paid_seconds)}
        </span>{' '}
        <span className="text-meta font-normal text-muted">
          {say('live.used.parts', { free: minutesOf(now.free_seconds), paid: minutesOf(now.paid_seconds) })}
        </span>
      </>,
    ],
    [
      'left',
      <span key="left" className="tabular" dir="ltr">
        {clockFace(now.left_seconds)}
      </span>,
    ],
    [
      'earned',
      of.earned_cents !== undefined && of.rate_cents_per_minute !== undefined && (
        <>
          {money(of.earned_cents)}{' '}
          <span className="text-meta font-normal text-muted">
            {say('live.earned.rate', { rate: money(of.rate_cents_per_minute) })}
          </span>
        </>
      ),
    ],
    ['written', of.last_written_at ? <Since key="written" at={of.last_written_at} /> : say('live.written.none')],
  ] as const
  return (
    <section className="card p-20 flex flex-col gap-8">
      <p className="text-meta text-muted">
        {say(`readers.channel.${of.channel}`)} · {say(over ? 'live.state.over' : `live.state.${state}`)}
        {!over && state === 'open' && (
          <> · {runs ? say('live.runs') : why ? say(`readings.clock.${why}`) : say('live.stands')}</>
        )}
      </p>
      {!over && <Signs of={of} />}
      <dl>
        {figures.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap justify-between gap-x-16 py-8">
                <dt>{say(`live.${name}`)}</dt>
                <dd className="font-semibold text-end">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
