import { randomInt, randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { chats, type Chat, type LiveMessage } from '@evenlight/contract/chats'
import type { output } from 'zod/v4/core'
import { reply, type Persona } from './lines.ts'

type Session = output<typeof Chat>
type Message = output<typeof LiveMessage> & { chat_id: string }

const beatMs = 2000
const thinkMs = { accept: [1200, 2500], say: [2200, 5000] } as const

/** A reader who is a program: an ordinary client of the site's own address, with a token like anybody's. */
export const scriptedReader = (
  address: string,
  persona: Persona,
  token: () => Promise<string>,
  log: (error: Error) => void,
) => {
  const timers = new Set<NodeJS.Timeout>()
  let socket: Socket | undefined
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
  const post = async (body: object) => {
    const answer = await fetch(address + chats.update.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok && answer.status !== 409) throw new Error(`update_chat answered ${answer.status}`)
  }
  const say = (event: string, body: object) => socket?.timeout(5000).emitWithAck(event, body) ?? Promise.resolve()
  const write = async (chatId: string, text: string) => {
    if (open?.id !== chatId) return
    await say('chat:message', { chat_id: chatId, client_msg_id: randomUUID(), body: text })
  }

  const leave = () => {
    if (open) clearInterval(open.beats)
    open = undefined
  }
  const enter = async (session: Session) => {
    if (open?.id === session.id) return void (await say('chat:join', { chat_id: session.id }))
    leave()
    const beats = setInterval(() => void say('chat:beat', { chat_id: session.id }).catch(() => {}), beatMs)
    open = { id: session.id, turns: 0, greeted: false, beats }
    await say('chat:join', { chat_id: session.id })
  }
  const begin = async (session: Session) => {
    if (!open || open.greeted) return
    open.greeted = true
    await post({ chat_id: session.id, action: 'start' })
    await write(session.id, persona.greeting(session.client.username, session.question))
  }
  const changed = (session: Session) => {
    me = session.reader.id
    if (session.state === 'accepted' || session.state === 'open') void enter(session).catch(log)
    else if (session.id === open?.id) leave()
    if (session.state === 'open' && session.clock.stopped_by.join() === 'not_started')
      later([600, 1200], () => begin(session))
  }
  const answer = (message: Message) => {
    if (message.from === me || message.chat_id !== open?.id) return
    const { id } = open
    const text = reply(persona, message.body, open.turns++)
    void say('chat:read', { chat_id: id, seq: message.seq }).catch(log)
    void say('chat:typing', { chat_id: id }).catch(log)
    later(thinkMs.say, () => write(id, text))
  }

  // After a restart: whatever waits or is open is taken up again.
  const takeUp = async () => {
    const answer = await fetch(address + chats.mine.path, { headers: { authorization: `Bearer ${await token()}` } })
    const { data } = (await answer.json()) as { data: Session[] }
    for (const session of data) (session.state === 'requested' ? requested : changed)(session)
  }
  const requested = (session: Session) => later(thinkMs.accept, () => post({ chat_id: session.id, action: 'accept' }))

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
