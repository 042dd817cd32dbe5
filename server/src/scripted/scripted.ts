import { beatMs } from '@evenlight/core/meter/times'
import { randomInt, randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Heard, SaidBody, SaidEvent, ToldEvent } from '@evenlight/contract/areas'
import { readerPage } from '@evenlight/contract/reader-page'
import { readings } from '@evenlight/contract/readings'
import type { Route } from '@evenlight/contract/route'
import { reply, type Persona } from './lines.ts'

type Reading = Heard<'chat:changed'>
type Message = Heard<'chat:message'>

const thinkMs = { accept: [1200, 2500], say: [2200, 5000] } as const

/** A reader who is a program: an ordinary client of the site's own address, with a token like anybody's. */
export const scriptedReader = (
  address: string,
  persona: Persona,
  token: () => Promise<string>,
  log: (error: Error) => void,
) => {
  const timers = new Set<NodeJS.Timeout>()
  let socket: Socket<{ [E in ToldEvent]: (data: Heard<E>) => void }> | undefined
  let me: string | undefined
  let open: { id: string; turns: number; greeted: boolean; beats: NodeJS.Timeout } | undefined

  const later = ([least, most]: readonly [number, number], work: () => Promise<unknown>) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void work().catch(log)
      },
      randomInt(least, most),
    )
    timers.add(timer)
  }
  const post = async ({ path }: Route, body: object) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok && answer.status !== 409) throw new Error(`${path} answered ${answer.status}`)
  }
  const say = <E extends SaidEvent>(event: E, body: SaidBody<E>): Promise<unknown> =>
    (socket as Socket | undefined)?.timeout(5000).emitWithAck(event, body) ?? Promise.resolve()
  const write = async (readingId: string, text: string) => {
    if (open?.id !== readingId) return
    await say('chat:message', { chat_id: readingId, client_msg_id: randomUUID(), body: text })
  }

  const leave = () => {
    if (open) clearInterval(open.beats)
    open = undefined
  }
  const enter = async (reading: Reading) => {
    if (open?.id === reading.id) return void (await say('chat:join', { chat_id: reading.id }))
    leave()
    const beats = setInterval(() => void say('chat:beat', { chat_id: reading.id }).catch(() => {}), beatMs)
    open = { id: reading.id, turns: 0, greeted: false, beats }
    await say('chat:join', { chat_id: reading.id })
  }
  const begin = async (reading: Reading) => {
    if (!open || open.greeted) return
    open.greeted = true
    await post(readings.update, { chat_id: reading.id, action: 'start' })
    await write(reading.id, persona.greeting(reading.client.username, reading.question))
  }
  const changed = (reading: Reading) => {
    me = reading.reader.id
    if (reading.state === 'accepted' || reading.state === 'open') void enter(reading).catch(log)
    else if (reading.id === open?.id) leave()
    if (reading.state === 'open' && reading.clock.stopped_by.join() === 'not_started')
      later([600, 1200], () => begin(reading))
  }
  const answer = (message: Message) => {
    if (message.from === me || message.chat_id !== open?.id) return
    const { id } = open
    const text = reply(persona, message.body, open.turns++)
    void say('chat:read', { chat_id: id, seq: message.seq }).catch(log)
    void say('chat:typing', { chat_id: id }).catch(log)
    later(thinkMs.say, () => write(id, text))
  }

  // After a restart: whatever waits or is open is taken up again. At the desk at all hours, as nobody else is.
  const takeUp = async () => {
    await post(readerPage.saveDesk, { availability: 'available' })
    const answer = await fetch(address + readings.mine.path, { headers: { authorization: `Bearer ${await token()}` } })
    const { data } = (await answer.json()) as { data: Reading[] }
    for (const reading of data) (reading.state === 'requested' ? requested : changed)(reading)
  }
  const requested = (reading: Reading) =>
    later(thinkMs.accept, () => post(readings.update, { chat_id: reading.id, action: 'accept' }))

  const connect = () => {
    socket = io(address, {
      auth: (give) => void token().then((value) => give({ token: value }), log),
      transports: ['websocket'],
    })
    socket.on('connect', () => void takeUp().catch(log))
    // What the server ended stays ended unless somebody asks again.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') later(thinkMs.accept, async () => socket?.connect())
    })
    socket.on('chat:requested', requested)
    socket.on('chat:changed', changed)
    socket.on('chat:message', answer)
    socket.on('chat:ended', leave)
  }
  const stop = () => {
    leave()
    for (const timer of timers) clearTimeout(timer)
    socket?.disconnect()
  }
  return { connect, stop }
}
