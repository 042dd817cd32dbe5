import { paths } from '@evenlight/contract/paths'
import { isOver } from '@evenlight/core/meter/actions'
import { silenceFoundMsMax } from '@evenlight/core/meter/times'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMissed, useOn } from '../live.ts'
import { messagesChanged } from '../messages/calls.ts'
import { useSession } from '../session/session.ts'
import { Clock, clockFace } from '../ui/Clock.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { type Reading, otherOf, type Side, sideOf } from './calls.ts'
import { ring } from './chime.ts'
import {
  cacheReading,
  cacheReceipt,
  closesInSeconds,
  refetchOpenReadings,
  ringsOnSeconds,
  useOpenReadings,
} from './open-readings.ts'
import { missedChanged } from './past.ts'
import { useNow } from '../ui/useNow.ts'
import { useTabTitle } from '../ui/useTabTitle.ts'

/** On every page of a signed-in person: hears of their readings, and leads to the one that needs them. */
export function ReadingAlert() {
  const me = useSession(({ userData }) => userData?.id)
  const { data: mine = [], isPlaceholderData } = useOpenReadings()
  useOn('chat:requested', cacheReading)
  useOn('chat:changed', cacheReading)
  useOn('chat:ended', cacheReceipt)
  useOn('chat:dismissed', () => void missedChanged())
  useOn('message:changed', () => void messagesChanged())
  useMissed(() => {
    void refetchOpenReadings()
    void missedChanged()
    void messagesChanged()
  })
  useFollow(mine, me)
  const rung = mine.find((reading) => reading.state === 'requested' && sideOf(reading, me) === 'reader')
  useRung(rung)
  const { pathname } = useLocation()
  // The desk says it all itself.
  if (pathname === paths.requests()) return null
  const there = pathname.startsWith('/ongoing/') || pathname.startsWith('/chat-conversation/')
  const shown = rung ?? (there ? undefined : mine.find(({ state }) => !isOver(state)))
  if (shown) return <Strip reading={shown} me={me} />
  return isPlaceholderData && !there ? <Coming /> : null
}

const isAt = ({ id, client, reader }: Reading, pathname: string) =>
  [paths.room(id), paths.conversation(client.id, reader.id)].includes(pathname)

/** The client who waits for an answer goes into the room when it comes, from whatever page. */
function useFollow(mine: readonly Reading[], me: string | undefined) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const reading of mine) {
      if (reading.state === 'requested') asked.current.add(reading.id)
      else if (reading.state === 'accepted' && sideOf(reading, me) === 'client' && asked.current.delete(reading.id)) {
        // Whoever is there already would have to leave twice.
        if (!isAt(reading, pathname)) void navigate(paths.room(reading.id))
      }
    }
  }, [mine, me, navigate, pathname])
}

function useRung(reading: Reading | undefined) {
  const say = useSay()
  const id = reading?.id
  useEffect(() => (id ? ring() : undefined), [id])
  useTabTitle(reading && say(`readings.asked.${reading.channel}`, { name: reading.client.username }))
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
          {answers ? (
            say(`readings.asked.${reading.channel}`, { name })
          ) : ringing ? (
            say('readings.bell.client', { name })
          ) : (
            <Left reading={reading} side={side} />
          )}
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

/** What the clock of a room does that one has left, and when the room closes. The figure isn't read out each second. */
function Left({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const nowMs = useNow(true, 1000)
  const [sinceMs] = useState(nowMs)
  const seconds = closesInSeconds(reading)
  const over = seconds === 0
  useEffect(() => {
    if (over) void refetchOpenReadings()
  }, [over])
  const { name } = otherOf(reading, side)
  const { running, stopped_by } = reading.clock
  if (!running && seconds !== undefined)
    return (
      <>
        {say(stopped_by.includes(`${side}_away`) ? 'readings.bell.away' : 'readings.bell.stopped', { name })}{' '}
        <span aria-live="off" className="tabular">
          {say('readings.bell.closes', { time: clockFace(seconds) })}
        </span>
      </>
    )
  return say(running && nowMs - sinceMs > silenceFoundMsMax ? 'readings.bell.elsewhere' : 'readings.bell.open', {
    name,
  })
}
