import { pageRowsMax, searchCharactersMax } from '@evenlight/contract/lengths'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { calls as people } from '../accounts/calls.ts'
import { useSession } from '../session/session.ts'
import { folderOf } from './calls.ts'
import { inOrder, recentOf } from './recent.ts'
import { useSettled } from '../ui/useSettled.ts'

const TYPING_MS = 200

async function lookUp(q: string) {
  const { data, next } = await people.members({ query: { limit: String(pageRowsMax), ...(q && { q }) } })
  return {
    people: data.map(({ id, username, display_name }) => ({ id, name: username, also: display_name })),
    whole: next === null,
  }
}

const foundBy = (q: string) => ({ queryKey: ['messages.people', q], queryFn: () => lookUp(q) })

/** Whom this person may write to, as far as what is typed names them. */
export function useCounterparts(typed: string) {
  const me = useSession(({ userData }) => userData?.id)
  const q = typed.trim().slice(0, searchCharactersMax)
  const sought = useSettled(q, TYPING_MS)
  const { data, error, isFetching, refetch } = useQuery({ ...foundBy(sought), placeholderData: keepPreviousData })
  const recent = recentOf(useLately(), me)
  return {
    items: inOrder(data?.people ?? [], recent, data?.whole ?? false),
    busy: q !== sought || (isFetching && !error),
    error,
    again: () => void refetch(),
  }
}

function useLately() {
  const pages = [
    useInfiniteQuery(folderOf('sent')),
    useInfiniteQuery(folderOf('outbox')),
    useInfiniteQuery(folderOf('inbox')),
  ]
  return pages.flatMap(({ data }) => data?.pages[0]?.data ?? [])
}

/** Somebody this person may write to, by their user name; null when there is nobody of that name. */
export const counterpartNamed = (username: string) => ({
  ...foundBy(username),
  select: ({ people: found }: Awaited<ReturnType<typeof lookUp>>) =>
    found.find(({ name }) => name.toLowerCase() === username.toLowerCase()) ?? null,
})
