import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { brand } from '../../brand.ts'
import { useSession } from '../../session/session.ts'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { joinRoom } from './room-connection.ts'
import { type Reading, otherOf, type Side, sideOf } from '../calls.ts'
import { Composer } from './Composer.tsx'
import { Log } from './Log.tsx'
import { refetchOpenReadings, fetchReceipt } from '../open-readings.ts'
import { mirrorRoom, noteEntry, rememberedOf } from './session-mirror.ts'
import { Banners } from './Banners.tsx'
import { reportSound } from './beat-report.ts'
import { clearRoom, initRoom, useRoom } from './room.ts'
import { RoomHead } from './RoomHead.tsx'
import { Announcer } from './Announcer.tsx'
import { OnPhone } from './OnPhone.tsx'
import { SidePanel } from './SidePanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useFullHeight } from '../../ui/useFullHeight.ts'
import { useArrived } from '../../ui/useArrived.ts'
import { useWide } from '../../ui/useWide.ts'

/** A chat costs nothing of it. */
const Call = lazy(async () => ({ default: (await import('../call/Call.tsx')).Call }))

const door = { useRoom, reportSound }

/** The room of a reading that both are on their way to, or in. */
export function Room({ reading: first }: { reading: Reading }) {
  const me = useSession(({ userData }) => userData?.id)
  const reading = useRoom((room) => (room.reading?.id === first.id ? room.reading : null))
  const side = sideOf(first, me)
  const { id } = first
  // The room is furnished once; what happens in it comes over the socket.
  const enter = useEffectEvent(() => {
    initRoom(first, rememberedOf(first))
    noteEntry(first)
  })
  useEffect(() => {
    enter()
    const leave = joinRoom(id, () => {
      void fetchReceipt(id)
      void refetchOpenReadings()
    })
    const stop = mirrorRoom()
    return () => {
      leave()
      stop()
      clearRoom()
    }
  }, [id])
  useFullHeight()
  return reading && side ? <Furnished reading={reading} side={side} /> : null
}

function Furnished({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  useArrived()
  const wide = useWide()
  const { name } = otherOf(reading, side)
  return (
    <div className="grow min-h-0 flex flex-col lg:wrap-page lg:py-24">
      <title>{`${say('readings.room', { name })} · ${brand.name}`}</title>
      <h1 tabIndex={-1} className="say-only">
        {say('readings.room', { name })}
      </h1>
      <div className="group grow min-h-0 flex gap-24 lg:has-[dialog[data-still][open]]:beside-drawer">
        <section
          className={cx(
            'grow min-w-0 min-h-0 flex flex-col bg-surface overflow-hidden',
            'lg:border lg:border-line lg:rounded-card',
          )}
        >
          <RoomHead reading={reading} side={side} />
          <div className={cx('grow min-h-0 flex flex-col', reading.channel === 'video' && 'sm:landscape:flex-row')}>
            {reading.channel === 'phone' && <OnPhone reading={reading} side={side} />}
            {reading.channel !== 'chat' && reading.channel !== 'phone' && (
              <Suspense fallback={<Skeleton className="h-target" />}>
                <Call reading={reading} side={side} door={door} />
              </Suspense>
            )}
            <div className="grow min-w-0 min-h-0 flex flex-col">
              <Banners reading={reading} side={side} />
              <Log reading={reading} side={side} />
              <Composer reading={reading} side={side} />
            </div>
          </div>
        </section>
        {wide && <SidePanel reading={reading} side={side} />}
      </div>
      <Announcer reading={reading} side={side} />
    </div>
  )
}
