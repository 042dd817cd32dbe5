import { languageFor } from '@evenlight/contract/languages'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import { pagedMinutes } from '@evenlight/contract/paging'
import { whenIn } from '../appointments/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import type { Page } from './store.ts'

/** Both see how a page stands now. */
export const announce = (tx: Tx, { id, client_id, reader_id, state }: Page) =>
  tx.announce([personRoom(client_id), personRoom(reader_id)], 'paging:changed', { id, state })

const asks = (page: Page): NoticeTitle => {
  const { client_username: name, first_at, second_at, reader_time_zone: zone } = page
  if (first_at === null || second_at === null) return ['page_now', { name, minutes: pagedMinutes }]
  const [time, other] = [first_at, second_at].map((at) => whenIn(zone, at, languageFor(page.reader_locale)))
  return ['page_times', { name, time: time!, other: other! }]
}

const says = (page: Page, title: NoticeTitle, now: number) => ({
  event: 'page' as const,
  title,
  body: '',
  link: paths.pages(),
  now,
  ...(page.due_at !== null && { until: page.due_at }),
})
/** The reader hears that they are paged, with what was written. */
export const tellAsked = (tx: Tx, parts: Parts, page: Page, now: number) =>
  tell(tx, parts, { ...says(page, asks(page), now), personId: page.reader_id, body: page.comment ?? '' })

type Title = 'page_coming' | 'page_here' | 'page_not_come' | 'page_declined' | 'page_lapsed' | 'page_called_off'
/** What became of a page, to its client; who is here can be asked at once. */
export const tellClient = (tx: Tx, parts: Parts, page: Page, title: Title, now: number) => {
  const link = title === 'page_here' ? paths.start(page.reader_id, page.channel) : paths.pages()
  return tell(tx, parts, {
    ...says(page, [title, { name: page.reader_name }], now),
    personId: page.client_id,
    link,
  })
}
/** Their client has taken the page back, or another reader answered first. */
export const tellReader = (tx: Tx, parts: Parts, page: Page, now: number) =>
  tell(tx, parts, {
    ...says(page, ['page_withdrawn', { name: page.client_username }], now),
    personId: page.reader_id,
  })
