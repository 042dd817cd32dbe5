import type { Heard } from '@evenlight/contract/areas'
import type { Problem } from '@evenlight/contract/errors'
import { watchedMax } from '@evenlight/contract/readers'
import { io, type Socket } from 'socket.io-client'
import { refresh } from './api.ts'
import { useAll } from './availability.ts'
import { openBy, useConnected } from './live.ts'
import { useSecure } from './session/secure.ts'
import { useSession } from './session/session.ts'

/** How long to wait after a refusal before the next try, and after the one that follows. */
const againMs = [500, 1500, 3000]
const tooManyMs = 20_000
const watchMs = 200
// A network that lets calls pass and no socket is told from a server that is away by the second try.
const triesBeforeDoubt = 2

const note = (connected: boolean) => useConnected.setState({ connected, since: Date.now() })
const problemIn = (cause: Error & { data?: unknown }) => cause.data as Problem | undefined

/** The socket of this tab. It comes back by itself whatever ended it, as long as somebody is signed in. */
export function openLine(tell: (event: string, data: unknown) => void): { socket: Socket; close: () => void } {
  const socket = io({
    auth: (give) => give({ token: useSession.getState().token }),
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
    timeout: 8000,
  })
  let later: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let failures = 0
  const comeBack = () => useSecure.getState() && socket.connect()
  // Not all of them at the same moment.
  const again = (waitMs = againMs[Math.min(refusals++, againMs.length - 1)]!) => {
    clearTimeout(later)
    later = setTimeout(comeBack, waitMs * (0.75 + Math.random() / 2))
  }
  const doubt = async () => {
    const answered = navigator.onLine && (await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined))?.ok
    if (!socket.connected) useConnected.setState({ blocked: answered === true })
  }
  const watch = watching(socket)
  socket.on('connect', () => {
    refusals = failures = 0
    useConnected.setState({ blocked: false })
    note(true)
    watch.begin()
  })
  noteMissed(socket)
  socket.on('disconnect', (why) => {
    note(false)
    if (why === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', (cause) => {
    note(false)
    // What is no refusal comes again by itself.
    if (socket.active) return void (++failures >= triesBeforeDoubt && doubt())
    const problem = problemIn(cause)
    if (problem?.code === 'signed_out') return void refresh().then(comeBack, () => again())
    again(problem?.code === 'too_many' ? Number(problem.retry_after_seconds ?? 0) * 1000 || tooManyMs : undefined)
  })
  socket.onAny(tell)
  const close = () => {
    clearTimeout(later)
    watch.end()
    socket.disconnect()
  }
  return { socket, close }
}

/** Notes each time that something may have been missed: not where nothing was told since this page began to ask. */
function noteMissed(socket: Socket) {
  let again = false
  socket.on('hello', ({ quiet_ms }: Heard<'hello'>) => {
    if (again || quiet_ms < performance.now()) useConnected.setState(({ missed }) => ({ missed: missed + 1 }))
    again = true
  })
}

/** Says whom this page shows, so that the server tells how they stand. */
function watching(socket: Socket) {
  let said = ''
  let later: ReturnType<typeof setTimeout> | undefined
  const shown = new Set<string>()
  const say = () => {
    later = undefined
    const reader_ids = [...shown].slice(-watchedMax)
    const now = [...reader_ids].sort().join()
    if (now === said || !socket.connected) return
    said = now
    socket.emit('reader:watch', { reader_ids })
  }
  // Those that this page saw last stand last.
  const note = (all: ReturnType<typeof useAll.getState>, before: typeof all) => {
    for (const id of Object.keys(all).filter((one) => all[one] !== before[one])) {
      shown.delete(id)
      shown.add(id)
    }
    later ??= setTimeout(say, watchMs)
  }
  note(useAll.getState(), {})
  const end = useAll.subscribe(note)
  return {
    begin: () => {
      said = ''
      say()
    },
    end: () => {
      clearTimeout(later)
      end()
    },
  }
}

openBy(openLine)
