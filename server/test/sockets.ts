import { io } from 'socket.io-client'
import type { Problem } from '@evenlight/contract/errors'
import type { House } from './house.ts'

type Answer = { data: unknown; problem?: undefined } | { problem: Problem; data?: undefined }

/** One browser tab of somebody: a real socket to the house. */
export const tab = async (house: House, person: { token: string }, address?: string) => {
  const socket = io(address ?? (await house.listen()), {
    auth: { token: person.token },
    transports: ['websocket'],
    reconnection: false,
  })
  const heard: { event: string; data: unknown }[] = []
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    // A line that ends before it was let in; where it was refused, the reason is told after its end.
    socket.io.once('close', () => setImmediate(reject, new Error('closed')))
  })
  const say = (event: string, body: unknown) => socket.timeout(5000).emitWithAck(event, body) as Promise<Answer>
  return {
    say,
    /** Everything that was told under this name so far. */
    heard: <T>(event: string) => heard.filter((one) => one.event === event).map(({ data }) => data as T),
    join: (readingId: string) => say('chat:join', { chat_id: readingId }),
    beat: (readingId: string) => say('chat:beat', { chat_id: readingId }),
    close: () => {
      socket.disconnect()
    },
    socket,
  }
}
export type Tab = Awaited<ReturnType<typeof tab>>
