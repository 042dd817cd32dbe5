import type { Role } from '@evenlight/contract/route'
import { create } from 'zustand'

const MESSAGES_KEPT = 200

/** What the browser remembers of the person and the open room. Encrypted at rest; see `vault.ts`. */
export interface Kept {
  token: string | null
  userData: { id: string; type: Role } | null
  userId: string | null
  memberId: string | null
  customerid: string | null
  chatData: Record<string, unknown> | null
  requestChatWithId: string | null
  requestChatData: Record<string, unknown> | null
  client_name: string
  reader_name: string
  admin_name: string
  standBy: boolean
  chatMessage: readonly Record<string, unknown>[]
  isUseFreeTimeLocal: boolean
  isAdminChat: boolean
  countReload: number
  chatEnded: string | null
  numberFreetimeWarning: number
  chatDuration: number
  email: string
  mobile_number: string
}

/** What lives only as long as the page: the password, and how the last tries went. */
interface Passing {
  password: string
  memberList: readonly { id: string; username: string }[]
  readerProfile: Record<string, unknown> | null
  isCreateChatSuccess: boolean
  isGetMessageSuccess: boolean
  isFullBanSuccess: boolean
  isRegisterSuccess: boolean
  isGetDetailSuccess: boolean
  isLoginFailed: boolean
  isBlock: boolean
  isNotVerified: boolean
  isClientNotVerified: boolean
}

export type Session = Kept & Passing

export const nothingKept: Kept = {
  token: null,
  userData: null,
  userId: null,
  memberId: null,
  customerid: null,
  chatData: null,
  requestChatWithId: null,
  requestChatData: null,
  client_name: '',
  reader_name: '',
  admin_name: '',
  standBy: true,
  chatMessage: [],
  isUseFreeTimeLocal: false,
  isAdminChat: false,
  countReload: 0,
  chatEnded: null,
  numberFreetimeWarning: 0,
  chatDuration: 0,
  email: '',
  mobile_number: '',
}

const nothingPassing: Passing = {
  password: '',
  memberList: [],
  readerProfile: null,
  isCreateChatSuccess: false,
  isGetMessageSuccess: false,
  isFullBanSuccess: false,
  isRegisterSuccess: false,
  isGetDetailSuccess: false,
  isLoginFailed: false,
  isBlock: false,
  isNotVerified: false,
  isClientNotVerified: false,
}

export const useSession = create<Session>(() => ({ ...nothingKept, ...nothingPassing }))

/** Only the newest messages of the open room are remembered, they are there to draw before the fetch. */
export const remember = (part: Partial<Session>) =>
  useSession.setState(part.chatMessage ? { ...part, chatMessage: part.chatMessage.slice(-MESSAGES_KEPT) } : part)

/** The part of a session that outlives the page. */
export const keptOf = (session: Session): Kept =>
  Object.fromEntries(Object.keys(nothingKept).map((name) => [name, session[name as keyof Kept]])) as unknown as Kept

/** Back to the state of a browser that never signed in. */
export const forget = () => useSession.setState({ ...nothingKept, ...nothingPassing }, true)

const signInFlags = {
  isRegisterSuccess: false,
  isGetDetailSuccess: false,
  isLoginFailed: false,
  isBlock: false,
  isNotVerified: false,
  isClientNotVerified: false,
}

/** A new try at signing in or up: how the last one went no longer counts. */
export const tryAgain = () => remember(signInFlags)

/** The flag that an account's condition raises, by the code of the refusal. */
export const flagOf: Record<string, keyof typeof signInFlags> = {
  login_failed: 'isLoginFailed',
  blocked: 'isBlock',
  not_verified: 'isNotVerified',
  client_not_verified: 'isClientNotVerified',
}
