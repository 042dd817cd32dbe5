import { messagesKept, remember, useSession } from '../../session/session.ts'
import { brand } from '../../brand.ts'
import { type ChatMessage, isAdminHere, type Reading } from '../calls.ts'
import { kindOf, usedSeconds } from './clock.ts'
import { type Room, useRoom } from './room.ts'
import type { Line } from './thread.ts'

const SAVE_MS = 1000
let enteredBefore = false

/** What the session remembers of this room's messages, when it is this room that it remembers. */
export function rememberedOf(reading: Reading): ChatMessage[] {
  const { chatData, chatMessage } = useSession.getState()
  return chatData?.id === reading.id ? (chatMessage as unknown as ChatMessage[]) : []
}

/** The session takes note of the room that opens. A second entry into the same one after the page was loaded is a reload. */
export function noteEntry(reading: Reading) {
  const { chatData, countReload, numberFreetimeWarning } = useSession.getState()
  const same = chatData?.id === reading.id
  remember({
    chatData: reading,
    client_name: reading.client.username,
    reader_name: reading.reader.display_name,
    chatEnded: null,
    countReload: same ? countReload + (enteredBefore ? 0 : 1) : 0,
    numberFreetimeWarning: same ? numberFreetimeWarning : 0,
    ...(!same && { chatMessage: [], chatDuration: 0 }),
  })
  enteredBefore = true
}

/** Mirrors the room in the session until the returned function is called. */
export function mirrorRoom() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    const { lines, order } = useRoom.getState().thread
    if (useRoom.getState().reading)
      remember({ chatMessage: order.slice(-messagesKept).flatMap((key) => stored(lines[key])) })
  }
  const stop = useRoom.subscribe((room, before) => {
    if (room.reading !== before.reading || room.answered !== before.answered) note(room)
    if (room.thread !== before.thread) timer ??= setTimeout(save, SAVE_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function note({ reading, answered }: Room) {
  if (!reading || !answered) return
  const { clock } = answered
  const opened = reading.state === 'open'
  remember({
    chatData: { ...reading, clock },
    standBy: clock.standby,
    // Of an admin in the room the two are told that there is one, not who.
    admin_name: isAdminHere(reading) || clock.stopped_by.includes('admin_pause') ? brand.name : '',
    chatDuration: usedSeconds(clock),
    isUseFreeTimeLocal: clock.running && kindOf(clock) === 'free',
    ...(opened && { requestChatWithId: null, requestChatData: null }),
  })
}

/** A warning about free time was shown. */
export const noteFreeWarning = () =>
  remember({ numberFreetimeWarning: useSession.getState().numberFreetimeWarning + 1 })

/** The reading is over: only its id is kept, so that a reload shows its receipt. */
export function noteEnd(readingId: string) {
  if (useSession.getState().chatData?.id !== readingId) return
  remember({
    chatData: null,
    chatEnded: readingId,
    chatMessage: [],
    standBy: true,
    admin_name: '',
    isUseFreeTimeLocal: false,
    numberFreetimeWarning: 0,
  })
}

function stored(line: Line | undefined): Record<string, unknown>[] {
  if (!line || line.seq === null) return []
  const { key, seq, from, body, image, at, state } = line
  const message: ChatMessage = {
    id: key,
    seq,
    client_msg_id: key,
    from,
    body,
    at,
    ...(image && { image }),
    ...(state === 'read' && { read_at: at }),
  }
  return [message]
}
