import { isOver } from '@evenlight/core/meter/actions'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../person.ts'
import { useSecure } from '../secure.ts'
import { remember, useSession } from '../session.ts'
import { timeChanged } from '../wallet/calls.ts'
import { type Chat, calls, type Receipt } from './calls.ts'
import { noteEnd } from './mirror.ts'

const MINE = ['chats.mine']
export const receiptKey = (chatId: string) => ['chats.receipt', chatId]

const remembered = (): Chat[] => {
  const { chatData, requestChatData } = useSession.getState()
  return [requestChatData, chatData].filter((chat) => chat !== null) as unknown as Chat[]
}

/** My open requests and sessions: what the browser remembers until the server has answered. */
export const useMine = () => {
  const secure = useSecure()
  return useQuery({ queryKey: MINE, queryFn: () => calls.mine(), placeholderData: remembered, enabled: secure })
}
export const askMine = () => queries.invalidateQueries({ queryKey: MINE })

/** Takes in what the server says of one of my sessions. One that is over leaves the list. */
export function noteChat(chat: Chat) {
  queries.setQueryData<Chat[]>(MINE, (all = []) => {
    const others = all.filter(({ id }) => id !== chat.id)
    return isOver(chat.state) ? others : [...others, chat]
  })
  const { requestChatData } = useSession.getState()
  if (chat.state === 'requested' && requestChatData?.id === chat.id) remember({ requestChatData: chat })
  if (!isOver(chat.state)) return
  queries.setQueryData(outcomeKey(chat.id), chat)
  endRequest(chat.id)
  void queries.invalidateQueries({ queryKey: receiptKey(chat.id) })
}
const outcomeKey = (chatId: string) => ['chats.outcome', chatId]
/** How a request ended, where it ended while this page was open. */
export const outcomeOf = (chatId: string) => queries.getQueryData<Chat>(outcomeKey(chatId))

/** A session has ended: its receipt takes its place. */
export function noteReceipt(receipt: Receipt) {
  queries.setQueryData(receiptKey(receipt.chat_id), receipt)
  // What went over the socket went to both, so it leaves out what only the reader may know.
  if (useSession.getState().userData?.type === 'READER')
    void queries.invalidateQueries({ queryKey: receiptKey(receipt.chat_id) })
  queries.setQueryData<Chat[]>(MINE, (all = []) => all.filter(({ id }) => id !== receipt.chat_id))
  endRequest(receipt.chat_id)
  noteEnd(receipt.chat_id)
  void queries.invalidateQueries({ queryKey: ['chats.history'] })
  void timeChanged()
}

function endRequest(chatId: string) {
  if (useSession.getState().requestChatData?.id === chatId)
    remember({ isCreateChatSuccess: false, requestChatWithId: null, requestChatData: null })
}

const seenAt = new WeakMap<Chat, number>()

/** Seconds until a request counts as missed, by the server's time and how long ago its word came. */
export function ringsOnSeconds(chat: Chat) {
  const seen = seenAt.get(chat) ?? performance.now()
  seenAt.set(chat, seen)
  if (!chat.ends_if_unanswered_at) return 0
  const leftMs =
    Date.parse(chat.ends_if_unanswered_at) - Date.parse(chat.clock.server_time) - (performance.now() - seen)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** Asks for the receipt of a session that may have ended elsewhere. */
export const askReceipt = (chatId: string) =>
  queries
    .fetchQuery({ queryKey: receiptKey(chatId), queryFn: () => calls.receipt({ params: { id: chatId } }) })
    .then(noteReceipt, () => undefined)
