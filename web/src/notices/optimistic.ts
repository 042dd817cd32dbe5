import { ownChanged } from '../accounts/own.ts'
import { queries } from '../queries.ts'
import { boardOf, calls, type Notice } from './calls.ts'

const { queryKey } = boardOf()

/** Asks again for what is told and how much of it is unread. */
export const noticesChanged = () => Promise.all([ownChanged(), queries.invalidateQueries({ queryKey })])

/** Changes what is on the screen before the server has answered; what it then says stands. */
async function atOnce(edit: (notices: Notice[]) => Notice[], post: () => Promise<unknown>) {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(
    queryKey,
    (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, data: edit(page.data) })) },
  )
  await post().finally(noticesChanged)
}

/** Marks as read. One that is gone meanwhile is no fault. */
export const markRead = (ids: string[]) => {
  const read = (all: Notice[]) => all.map((one) => (ids.includes(one.id) ? { ...one, unread: false } : one))
  return atOnce(read, () => calls.read({ body: { ids } })).catch(() => undefined)
}

/** Takes one out of the person's own sight. */
export const hide = (id: string) =>
  atOnce(
    (all) => all.filter((one) => one.id !== id),
    () => calls.hide({ body: { ids: [id] } }),
  )

/** Takes that back. */
export const unhide = (id: string) => calls.hide({ body: { ids: [id], hidden: false } }).finally(noticesChanged)
