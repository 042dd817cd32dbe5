import type { Side } from '@evenlight/core/meter/meter'
import { Status } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Action, SimulationState, View } from './simulation.ts'

interface PersonProps {
  side: Side
  play: SimulationState | undefined
  now: View
  act: (act: Action) => void
}

/** One of the two people of the demonstration, and what they may do. */
export function Person({ side, play, now, act }: PersonProps) {
  const say = useSay()
  const sends = play?.sends[side] ?? false
  const here = play !== undefined && now.fresh[side]
  const title = `play-${side}`
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={cx('flex flex-col gap-8 min-w-0', side === 'client' && 'sm:max-lg:col-span-2 xl:col-span-2')}
    >
      <div className="flex flex-wrap items-center gap-x-12">
        <h3 id={title} className="font-sans text-body font-semibold">
          {say(side === 'client' ? 'play.you' : 'play.reader')}
        </h3>
        <Status
          of={here ? (sends ? 'available' : 'in_session') : 'offline'}
          word={say(here ? (sends ? 'play.here' : 'play.silent') : 'play.away')}
        />
      </div>
      <div
        className={cx(
          'grid xs:grid-cols-2 auto-rows-fr gap-8 grow',
          side === 'reader' && 'sm:max-lg:grid-cols-1 xl:grid-cols-1',
        )}
      >
        {side === 'client' ? <Yours play={play} now={now} act={act} /> : <Theirs play={play} now={now} act={act} />}
      </div>
    </div>
  )
}

type Part = Omit<PersonProps, 'side'>

const isOff = (play: SimulationState | undefined) => !play || play.ended !== undefined

function Yours({ play, now, act }: Part) {
  const say = useSay()
  const off = isOff(play)
  const [rests, adds, asks] = [now.holding('client_standby'), now.holding('top_up'), now.holding('ask_paid')]
  const sends = play?.sends.client ?? true
  const none = !off && !adds && now.topUpsLeft === 0
  return (
    <>
      <Turn off={off} onClick={() => act(rests ? 'resume' : 'standby')}>
        {say(rests ? 'play.resume' : 'play.standby')}
      </Turn>
      <Turn off={off} onClick={() => act(sends ? 'drop' : 'back')}>
        {say(sends ? 'play.drop' : 'play.found')}
      </Turn>
      <Turn off={off} why={none && say('play.top_up.none')} onClick={() => act(adds ? 'bought' : 'topUp')}>
        {say(adds ? 'play.bought' : 'play.top_up')}
      </Turn>
      <Turn kind={asks ? 'primary' : 'secondary'} off={off || !asks} onClick={() => act('goOn')}>
        {say('play.go_on')}
      </Turn>
    </>
  )
}

function Theirs({ play, now, act }: Part) {
  const say = useSay()
  const off = isOff(play)
  const sends = play?.sends.reader ?? true
  const started = play?.startedMs !== undefined
  const waits = !off && !started && !(now.fresh.client && now.fresh.reader)
  return (
    <>
      <Turn
        kind={off || started ? 'secondary' : 'primary'}
        off={off || started}
        why={waits && say('play.start.waits')}
        onClick={() => act('start')}
      >
        {say(started ? 'play.started' : 'play.start')}
      </Turn>
      <Turn off={off} onClick={() => act(sends ? 'leave' : 'back')}>
        {say(sends ? 'play.leave' : 'play.back')}
      </Turn>
    </>
  )
}

type TurnProps = {
  off: boolean
  why?: string | false
  kind?: 'primary' | 'secondary'
  onClick: () => void
  children: string
}

/** A button that stays where it is whatever it does next, so that the focus is never lost. */
const Turn = ({ off, kind = 'secondary', ...rest }: TurnProps) => (
  <Button kind={kind} wide className="h-full px-12!" aria-disabled={off || undefined} {...rest} />
)
