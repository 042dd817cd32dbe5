import { type Message as MessageShape, messages as area } from '@evenlight/contract/messages'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { ownChanged } from '../accounts/own.ts'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const calls = api(area)

export type Message = output<typeof MessageShape>
export const folders = ['inbox', 'outbox', 'sent'] as const
export type Folder = (typeof folders)[number]
export type FolderPage = Awaited<ReturnType<typeof calls.inbox>>

const FOLDER = 'messages.folder'
const ONE = 'messages.one'

/** The messages of one folder, newest first, narrowed to those with these words or this name in them. */
export const folderOf = (folder: Folder, q = '') =>
  inPages([FOLDER, folder, q], (place) => calls[folder]({ query: { ...(q && { q }), ...place } }))

/** One message; drawn from the list it was chosen in until the server has answered. */
export const messageOf = (id: string) =>
  queryOptions({
    queryKey: [ONE, id],
    queryFn: () => calls.detail({ params: { id } }),
    placeholderData: () => inFolders(id),
  })

const inFolders = (id: string) =>
  queries
    .getQueriesData<{ pages: FolderPage[] }>({ queryKey: [FOLDER] })
    .flatMap(([, found]) => found?.pages ?? [])
    .flatMap(({ data }) => data)
    .find((one) => one.id === id)

/** Says that messages or their states have changed: lists, what is open and the number in the header are asked again. */
export const messagesChanged = async () => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [FOLDER] }),
    queries.invalidateQueries({ queryKey: [ONE] }),
    ownChanged(),
  ])
}

/** Takes one message out of the lists that are on the page, before the server has heard of it. */
export const dropFromLists = (id: string) =>
  queries.setQueriesData<{ pages: FolderPage[]; pageParams: unknown[] }>(
    { queryKey: [FOLDER] },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({ ...page, data: page.data.filter((one) => one.id !== id) })),
      },
  )
