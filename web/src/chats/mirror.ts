import { remember, useSession } from '../session.ts'
import type { Chat, LiveMessage } from './calls.ts'
import { kindOf, usedSeconds } from './clock.ts'
import { type Room, useRoom } from './room.ts'
import type { Line } from './thread.ts'

const SAVE_MS = 1000
/** The session keeps no more than this. */
const KEPT = 200
let enteredBefore = false

/** What the session remembers of this room's messages, when it is this room that it remembers. */
export function rememberedOf(chat: Chat): LiveMessage[] {
  const { chatData, chatMessage } = useSession.getState()
  return chatData?.id === chat.id ? (chatMessage as unknown as LiveMessage[]) : []
}

/** The session takes note of the room that opens. A second entry into the same one after the page was loaded is a reload. */
export function noteEntry(chat: Chat) {
  const { chatData, countReload, numberFreetimeWarning } = useSession.getState()
  const same = chatData?.id === chat.id
  remember({
    chatData: chat,
    client_name: chat.client.username,
    reader_name: chat.reader.display_name,
    chatEnded: null,
    isGetMessageSuccess: false,
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
    if (useRoom.getState().chat) remember({ chatMessage: order.slice(-KEPT).flatMap((key) => stored(lines[key])) })
  }
  const stop = useRoom.subscribe((room, before) => {
    if (room.chat !== before.chat || room.answered !== before.answered) note(room)
    if (room.thread !== before.thread) timer ??= setTimeout(save, SAVE_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function note({ chat, answered }: Room) {
  if (!chat || !answered) return
  const { clock } = answered
  const opened = chat.state === 'open'
  remember({
    chatData: { ...chat, clock },
    standBy: clock.standby,
    chatDuration: usedSeconds(clock),
    isUseFreeTimeLocal: clock.running && kindOf(clock, chat) === 'free',
    ...(opened && { isCreateChatSuccess: false, requestChatWithId: null, requestChatData: null }),
  })
}

/** A warning about free time was shown. */
export const noteFreeWarning = () =>
  remember({ numberFreetimeWarning: useSession.getState().numberFreetimeWarning + 1 })

/** The session is over: only its id is kept, so that a reload shows its receipt. */
export function noteEnd(chatId: string) {
  if (useSession.getState().chatData?.id !== chatId) return
  remember({
    chatData: null,
    chatEnded: chatId,
    chatMessage: [],
    standBy: true,
    isUseFreeTimeLocal: false,
    numberFreetimeWarning: 0,
  })
}

function stored(line: Line | undefined): Record<string, unknown>[] {
  if (!line || line.seq === null) return []
  const { key, seq, from, body, image, at, state } = line
  const message: LiveMessage = {
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
