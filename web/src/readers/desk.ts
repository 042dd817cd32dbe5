import { readerPage } from '@evenlight/contract/reader-page'
import { queryOptions } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { api } from '../api.ts'
import { profileOf } from './calls.ts'

const own = api(readerPage)

export const deskKey = ['readers.desk']

/** The reader's own desk: how visitors see them, settings, figures. */
export const deskOf = () => queryOptions({ queryKey: deskKey, queryFn: () => own.desk() })

/** Saves a part of the reader's settings; everything on the page that shows them follows. */
export async function saveDesk(body: Parameters<typeof own.saveDesk>[0]['body'], key?: string) {
  const desk = await own.saveDesk({ body, key })
  queries.setQueryData(deskKey, desk)
  return desk
}

/** The reader's own page, as everybody sees it. */
export const ownPageOf = () => queryOptions({ queryKey: ['readers.page'], queryFn: () => own.page() })

/** Saves a part of the reader's page; wherever it is shown here follows. */
export async function savePage(body: Parameters<typeof own.savePage>[0]['body']) {
  const page = await own.savePage({ body })
  queries.setQueryData(ownPageOf().queryKey, page)
  queries.setQueryData(profileOf(page.id).queryKey, page)
  void queries.invalidateQueries({ queryKey: deskKey })
  return page
}
