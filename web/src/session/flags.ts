import { type Call, Failed } from '@evenlight/contract/client'
import { remember, type Session, signInFlags, useSession } from './session.ts'

/** What a call says of the session: as it begins, with its answer, and by the code of its refusal. */
interface Rule {
  begun?: Partial<Session>
  done?: (data: unknown) => Partial<Session>
  refused?: (code: string) => Partial<Session>
}

const untilTriedAgain = (
  flag: 'isGetDetailSuccess' | 'isCreateChatSuccess' | 'isGetMessageSuccess' | 'isFullBanSuccess',
) => ({
  begun: { [flag]: false },
  done: () => ({ [flag]: true }),
})
const byCode: Record<string, keyof typeof signInFlags> = {
  login_failed: 'isLoginFailed',
  blocked: 'isBlock',
  not_verified: 'isNotVerified',
  client_not_verified: 'isClientNotVerified',
}
const registered = { done: () => ({ isRegisterSuccess: true }) }
const named = ({ id, username }: Session['memberList'][number]) => ({ id, username })

/** The seed's lists and flags that are not persisted follow from the calls, and are written nowhere else. */
export const rules: Record<string, Rule> = {
  'POST /api/login': { begun: signInFlags, refused: (code) => (byCode[code] ? { [byCode[code]]: true } : {}) },
  'POST /api/verification': registered,
  // The page may have been loaded anew since signing up.
  'POST /api/otp-varified': registered,
  'POST /api/register': { begun: signInFlags, ...registered },
  'POST /api/v2/paid-sigup': { begun: signInFlags, ...registered },
  'GET /api/detail-members': untilTriedAgain('isGetDetailSuccess'),
  'GET /api/v2/members-info': {
    done: (people) => ({ memberList: ((people ?? []) as Session['memberList']).map(named) }),
  },
  'GET /api/v2/public/psychic-readers/{id}': {
    done: (reader) => ({ readerProfile: (reader ?? null) as Session['readerProfile'] }),
  },
  'POST /api/v2/chats': untilTriedAgain('isCreateChatSuccess'),
  'GET /api/v2/chat-message': untilTriedAgain('isGetMessageSuccess'),
  'POST /api/v2/full_ban_client': untilTriedAgain('isFullBanSuccess'),
}

// A request that has become a reading, or nothing, is no longer one that was made; another room has no messages yet.
useSession.subscribe((now, before) => {
  if (now.isCreateChatSuccess && before.requestChatData && !now.requestChatData)
    remember({ isCreateChatSuccess: false })
  if (now.isGetMessageSuccess && now.chatData?.id !== before.chatData?.id) remember({ isGetMessageSuccess: false })
})

/** Carries a call by `send`, and keeps what it says of the session. */
export async function noted({ route }: Pick<Call, 'route'>, send: () => Promise<unknown>) {
  const { begun, done, refused } = rules[`${route.method} ${route.path}`] ?? {}
  if (begun) remember(begun)
  try {
    const answer = await send()
    if (done) remember(done((answer as { data?: unknown } | undefined)?.data))
    return answer
  } catch (cause) {
    if (refused && cause instanceof Failed && cause.problem) remember(refused(cause.problem.code))
    throw cause
  }
}

/** A new try at signing in or up: how the last one went no longer counts. */
export const tryAgain = () => remember(signInFlags)
