import { useEffect, useReducer } from 'react'
import { Clock, clockFace } from '../ui/Clock.tsx'
import { Mark } from '../ui/art/Mark.tsx'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { example } from './example.ts'
import { Lanes } from './Lanes.tsx'
import { Person } from './Person.tsx'
import { actions, initial, viewOf, step, type Action, type SimulationState, type View } from './simulation.ts'
import { ReceiptSlip } from './ReceiptSlip.tsx'

/** A second of the reading, as long as the page takes for it. */
const SECOND_MS = 1000 / 6
const DRAWN_MS = 180_000

type Press = 'open' | 'step' | readonly [Action, 'client' | 'reader']

/** Undefined until somebody has come in. */
const turn = (play: SimulationState | undefined, press: Press) => {
  if (press === 'open') return initial
  if (!play) return play
  return press === 'step' ? step(play) : actions[press[0]](play, press[1])
}

/**
 * The clock at work: the visitor plays both people and sees what is counted, by the rule that bills real readings. With
 * `sample`, an invented receipt stands where theirs will be.
 */
export function Simulation({ sample }: { sample?: boolean }) {
  const say = useSay()
  const [play, press] = useReducer(turn, undefined)
  const now = viewOf(play ?? initial)
  const goes = play !== undefined && !play.ended
  useEffect(() => {
    if (!goes) return
    const timer = setInterval(() => document.hidden || press('step'), SECOND_MS)
    return () => clearInterval(timer)
  }, [goes])
  return (
    <section aria-label={say('play.label')} className="grid lg:grid-cols-2 gap-16 lg:gap-24 items-stretch">
      <div className="card bg-page p-16 sm:p-24 flex flex-col gap-20 min-w-0">
        <Faces now={now} />
        <p className="text-label text-muted tabular">
          {say('play.left', { free: clockFace(now.freeLeft), paid: clockFace(now.paidLeft) })}
        </p>
        <Drawn now={now} />
        <Now play={play} now={now} />
        <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
          <Button kind={goes ? 'secondary' : 'primary'} onClick={() => press(goes ? ['end', 'client'] : 'open')}>
            {say(goes ? 'play.end' : play ? 'play.again' : 'play.open')}
          </Button>
          <p className="text-label text-muted">{say('play.speed')}</p>
        </div>
        <div className="mt-auto grid sm:max-lg:grid-cols-3 xl:grid-cols-3 gap-16">
          {(['client', 'reader'] as const).map((side) => (
            <Person key={side} side={side} play={play} now={now} act={(act) => press([act, side])} />
          ))}
        </div>
      </div>
      {play || !sample ? <Written now={now} begun={play !== undefined} /> : <Sample />}
    </section>
  )
}

/** Two clocks: one that never stops, and the one that is billed. */
function Faces({ now }: { now: View }) {
  const say = useSay()
  const faces = [
    ['play.passed', now.passedSeconds, 'text-muted'],
    ['play.counted', now.freeSeconds + now.paidSeconds, 'text-primary'],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-16">
      {faces.map(([words, seconds, ink]) => (
        <div key={words} className="flex flex-col">
          <dt className="text-label text-muted">{say(words)}</dt>
          <dd className={cx('text-h1 font-semibold', ink)}>
            <Clock seconds={seconds} label={say(words)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the clock does right now and why, told once to those who listen. */
function Now({ play, now }: { play: SimulationState | undefined; now: View }) {
  const say = useSay()
  const stands = play !== undefined && !play.ended && now.stoppedBy.length > 0
  return (
    <p role="status" className={cx('min-h-48 font-medium', stands ? 'text-warning' : 'text-ink')}>
      {say(wordsOf(play, now))}
    </p>
  )
}

/** Only what the visitor can do here has words of its own: nobody but they may rest, and no admin looks on. */
function wordsOf(play: SimulationState | undefined, { stoppedBy: [why], paidSeconds }: View) {
  if (!play) return 'play.now.before'
  if (play.ended) return `play.over.${play.ended.by === 'limit_reached' ? 'time_used' : play.ended.by}` as const
  if (why === undefined) return paidSeconds > 0 ? 'play.now.paid' : 'play.now.free'
  return `play.now.${why === 'reader_standby' || why === 'care' || why === 'admin_pause' ? 'reader_away' : why}` as const
}

/** Both people's presence, and under it what became of it. */
function Drawn({ now: { presence, stretches, passedSeconds } }: { now: View }) {
  const say = useSay()
  const lanes = [
    { label: say('play.you'), spans: presence.client },
    { label: say('play.reader'), spans: presence.reader },
    { label: say('play.counted'), spans: stretches.filter(({ counted }) => counted), counted: true },
  ]
  return <Lanes lanes={lanes} lengthMs={Math.max(DRAWN_MS, passedSeconds * 1000)} />
}

/** The receipt, as far as it is written. */
function Written({ now, begun }: { now: View; begun: boolean }) {
  const say = useSay()
  const { freeSeconds, paidSeconds, returned } = now
  return (
    <ReceiptSlip
      title={
        <>
          <span className="font-serif text-h3">{say('play.receipt')}</span>
          <Mark className="size-24" />
        </>
      }
      stretches={begun ? now.stretches : []}
      freeSeconds={freeSeconds}
      paidSeconds={paidSeconds}
    >
      {!begun && <Awaited />}
      {returned && (
        <p className="mx-16 sm:mx-24 mb-16 px-12 py-8 rounded-control bg-soft-success text-success">
          {say('play.returned')}
        </p>
      )}
    </ReceiptSlip>
  )
}

/** Before anything is played: what such a receipt looks like. */
function Sample() {
  const say = useSay()
  const { stretches, freeSeconds, paidSeconds } = example()
  return (
    <ReceiptSlip
      title={<span className="font-serif text-h3">{say('play.sample')}</span>}
      stretches={stretches}
      freeSeconds={freeSeconds}
      paidSeconds={paidSeconds}
      whole
    >
      <Awaited />
    </ReceiptSlip>
  )
}

function Awaited() {
  const say = useSay()
  return <p className="px-16 sm:px-24 pb-16 text-meta text-ember">{say('play.sample.yours')}</p>
}
