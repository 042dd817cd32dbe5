import { languageFor } from '@evenlight/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { follow } from '../language.ts'
import { queries } from '../queries.ts'
import { useSecure } from '../session/secure.ts'
import { remember } from '../session/session.ts'
import { calls } from './calls.ts'

const queryKey = ['accounts.own']

/** What of one's account one fills in oneself. */
export const profileKey = ['accounts.profile']
export type Own = Awaited<ReturnType<typeof calls.own>>

async function own() {
  const mine = await calls.own()
  remember({ memberId: mine.member_id, customerid: mine.customer_id })
  if (useSecure.getState()) void follow(languageFor(mine.locale))
  return mine
}

/** The signed-in person as the server knows them: names, balances, flags, what is unread. Undefined until known, or signed out. */
export function useOwn() {
  const secure = useSecure()
  return useQuery({ queryKey, queryFn: own, enabled: secure })
}
export const askOwn = () => queries.prefetchQuery({ queryKey, queryFn: own })

/** Says how many notices are unread, where that is known already. */
export const noteUnread = (notices: number) =>
  queries.setQueryData<Own>(queryKey, (own) => own && { ...own, unread: { ...own.unread, notices } })

let asked: Promise<void> | undefined

/** Says that balances, names or counts have changed. Several who say so at the same moment ask once. */
export const ownChanged = () =>
  (asked ??= Promise.resolve().then(() => {
    asked = undefined
    return queries.invalidateQueries({ queryKey })
  }))
