import { paths } from '@evenlight/contract/paths'
import { isOver } from '@evenlight/core/meter/actions'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useConnected, useOn } from '../live.ts'
import { messagesChanged } from '../messages/calls.ts'
import { useSession } from '../session/session.ts'
import { Clock } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import { type Reading, otherOf, sideOf } from './calls.ts'
import { ring } from './chime.ts'
import { refetchOpenReadings, cacheReading, cacheReceipt, ringsOnSeconds, useOpenReadings } from './open-readings.ts'
import { useNow } from '../ui/useNow.ts'
import { useTabTitle } from '../ui/useTabTitle.ts'

/** On every page of a signed-in person: hears of their readings, and leads to the one that needs them. */
export function ReadingAlert() {
  const me = useSession(({ userData }) => userData?.id)
  const { data: mine = [] } = useOpenReadings()
  useOn('chat:requested', cacheReading)
  useOn('chat:changed', cacheReading)
  useOn('chat:ended', cacheReceipt)
  useOn('message:changed', () => void messagesChanged())
  useAfterSilence()
  useFollow(mine, me)
  const rung = mine.find((reading) => reading.state === 'requested' && sideOf(reading, me) === 'reader')
  useRung(rung)
  const { pathname } = useLocation()
  // The desk says it all itself.
  if (pathname === paths.requests()) return null
  const there = pathname.startsWith('/ongoing/') || pathname.startsWith('/chat-conversation/')
  const shown = rung ?? (there ? undefined : mine.find(({ state }) => !isOver(state)))
  return shown ? <Strip reading={shown} me={me} /> : null
}

/** What was said before the connection stood, or while it was away, is asked for. */
function useAfterSilence() {
  const connected = useConnected((state) => state.connected)
  useEffect(() => {
    if (!connected) return
    void refetchOpenReadings()
    void messagesChanged()
  }, [connected])
}

/** The client who waits for an answer goes into the room when it comes, from whatever page. */
function useFollow(mine: readonly Reading[], me: string | undefined) {
  const navigate = useNavigate()
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const reading of mine) {
      if (reading.state === 'requested') asked.current.add(reading.id)
      else if (reading.state === 'accepted' && sideOf(reading, me) === 'client' && asked.current.delete(reading.id))
        void navigate(paths.room(reading.id))
    }
  }, [mine, me, navigate])
}

function useRung(reading: Reading | undefined) {
  const say = useSay()
  const id = reading?.id
  useEffect(() => (id ? ring() : undefined), [id])
  useTabTitle(reading && say('readings.asked', { name: reading.client.username }))
}

function Strip({ reading, me }: { reading: Reading; me: string | undefined }) {
  const say = useSay()
  const side = sideOf(reading, me) ?? 'client'
  const ringing = reading.state === 'requested'
  const answers = ringing && side === 'reader'
  useNow(ringing)
  const { name } = otherOf(reading, side)
  return (
    <div role="status" className="sticky top-0 z-20 bg-primary text-on-primary print:hidden">
      <div className="wrap-page flex flex-wrap sm:flex-nowrap items-center gap-x-16 py-8">
        <span className="font-semibold max-sm:basis-full sm:me-auto wrap-anywhere">
          {say(ringing ? `readings.bell.${side}` : 'readings.bell.open', { name })}
        </span>
        {ringing && (
          <span aria-hidden="true">
            <Clock seconds={ringsOnSeconds(reading)} />
          </span>
        )}
        <Link
          to={answers ? paths.requests() : paths.room(reading.id)}
          className="shrink-0 inline-flex items-center min-h-target font-semibold underline underline-offset-2"
        >
          {say(answers ? 'readings.bell.answer' : ringing ? 'readings.bell.wait' : 'readings.bell.go')}
        </Link>
      </div>
    </div>
  )
}
