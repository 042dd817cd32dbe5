import type { Heard, SaidAnswer, SaidBody, SaidEvent, ToldEvent } from '@evenlight/contract/areas'
import { Failed } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import type { openLine } from './live-line.ts'
import { useSecure } from './session/secure.ts'

/**
 * Whether the socket is joined to the server right now; `since` is when that last changed. `blocked`: calls come through
 * here and no socket does. `missed`: how often something may have been told while this page could not hear it.
 */
export const useConnected = create(() => ({ connected: false, since: Date.now(), blocked: false, missed: 0 }))

type Ack = { data: unknown } | { problem: Problem }
type Listener<E extends ToldEvent> = (data: Heard<E>) => void
type Line = ReturnType<typeof openLine>

const listening = new Map<string, Set<Listener<never>>>()
let opening: Promise<Line> | undefined

const tell = (event: string, data: unknown) => listening.get(event)?.forEach((listener) => listener(data as never))

const { promise: opener, resolve } = Promise.withResolvers<typeof openLine>()

/** The code of the socket comes with what members alone load, and says so here. */
export const openBy = resolve

/** The one socket of this tab, made at its first use. Members only. */
const open = () => (opening ??= opener.then((openNow) => openNow(tell)))

/** Closes the socket and stays silent until the next use. */
export async function hangUp() {
  const line = await opening
  opening = undefined
  line?.close()
}

useSecure.subscribe((secure) => {
  if (!secure) void hangUp()
})

/**
 * Says an event of the contract and waits for the answer. Throws `Failed`: with the problem when refused, status 0 when the
 * connection is away or breaks before the answer, so that the caller decides whether to say it again.
 */
export async function emit<E extends SaidEvent>(event: E, body: SaidBody<E>): Promise<SaidAnswer<E>> {
  const { socket } = await open()
  if (!socket.connected) throw new Failed(0)
  const ack = await new Promise<Ack>((done, lost) => {
    const broken = () => lost(new Failed(0))
    socket.once('disconnect', broken)
    socket.emit(event, body, (answer: Ack) => {
      socket.off('disconnect', broken)
      done(answer)
    })
  })
  if ('problem' in ack) throw new Failed(ack.problem.status, ack.problem)
  return ack.data as SaidAnswer<E>
}

/** Hears an event of the contract until the returned function is called. */
export function on<E extends ToldEvent>(event: E, listener: Listener<E>) {
  const listeners = listening.get(event) ?? new Set()
  listening.set(event, listeners.add(listener))
  void open()
  return () => void listeners.delete(listener)
}

/** Hears an event as long as the component is on the page and the person is signed in. */
export function useOn<E extends ToldEvent>(event: E, listener: Listener<E>) {
  const heard = useEffectEvent(listener)
  const secure = useSecure()
  useEffect(() => (secure ? on(event, (data: Heard<E>) => heard(data)) : undefined), [event, secure])
}

/** Asks for what may have been told while nobody heard it: each time the line stands again, and at its first only if so. */
export function useMissed(ask: () => void) {
  const missed = useConnected((line) => line.missed)
  const asks = useEffectEvent(ask)
  useEffect(() => {
    // Who comes to a line that stands already has not heard what came before.
    if (useConnected.getState().connected) asks()
  }, [missed])
}
