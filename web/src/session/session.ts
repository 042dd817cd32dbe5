import type { AdminRole, Role } from '@evenlight/contract/route'
import { create } from 'zustand'

/** The newest of the open room that a session keeps. */
export const messagesKept = 200

/** What the browser remembers of the person and the open room. Encrypted at rest; see `vault.ts`. */
export const nothingKept = {
  token: null as string | null,
  userData: null as { id: string; type: Role; admin_role?: AdminRole | undefined } | null,
  userId: null as string | null,
  memberId: null as string | null,
  customerid: null as string | null,
  chatData: null as Record<string, unknown> | null,
  requestChatWithId: null as string | null,
  requestChatData: null as Record<string, unknown> | null,
  client_name: '',
  reader_name: '',
  admin_name: '',
  standBy: true,
  chatMessage: [] as readonly Record<string, unknown>[],
  isUseFreeTimeLocal: false,
  isAdminChat: false,
  countReload: 0,
  chatEnded: null as string | null,
  numberFreetimeWarning: 0,
  chatDuration: 0,
  email: '',
  mobile_number: '',
  /** Where the code of a new account went. */
  codeBy: 'mail' as 'mail' | 'sms',
}
export type Kept = typeof nothingKept

/** How the last try at signing in or up went. */
export const signInFlags = {
  isRegisterSuccess: false,
  isGetDetailSuccess: false,
  isLoginFailed: false,
  isBlock: false,
  isNotVerified: false,
  isClientNotVerified: false,
}

/** What lives only as long as the page: the password, and lists and flags that `flags.ts` alone writes. */
const nothingPassing = {
  ...signInFlags,
  password: '',
  /** It is not known whether that code left. */
  codeInDoubt: false,
  memberList: [] as readonly { id: string; username: string }[],
  readerProfile: null as Record<string, unknown> | null,
  isCreateChatSuccess: false,
  isGetMessageSuccess: false,
  isFullBanSuccess: false,
}

export type Session = Kept & typeof nothingPassing

export const useSession = create<Session>(() => ({ ...nothingKept, ...nothingPassing }))

/** Only the newest messages of the open room are remembered, they are there to draw before the fetch. */
export const remember = (part: Partial<Session>) =>
  useSession.setState(part.chatMessage ? { ...part, chatMessage: part.chatMessage.slice(-messagesKept) } : part)

/** The part of a session that outlives the page. */
export const keptOf = (session: Session): Kept =>
  Object.fromEntries(Object.keys(nothingKept).map((name) => [name, session[name as keyof Kept]])) as unknown as Kept

/** Back to the state of a browser that never signed in. */
export const forget = () => useSession.setState({ ...nothingKept, ...nothingPassing }, true)
