import { opening as area } from '@evenlight/contract/opening'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const opening = api(area)
export type Opening = Awaited<ReturnType<typeof opening.show>>
/** A form of the card company's comes with a try of cards alone. */
export type CardTry = Awaited<ReturnType<typeof opening.tryCard>>
export type Step = Opening['steps'][number]
export const openingOf = queryOptions({ queryKey: ['opening'], queryFn: () => opening.show() })

/** What a try answered stands on the page at once. */
export const stands = ({ is_open, opened_at, steps }: Opening) => {
  queries.setQueryData(openingOf.queryKey, { is_open, steps, ...(opened_at && { opened_at }) })
  // The page was sent while the site was closed; from here on it is open to this browser, too.
  if (is_open) delete document.documentElement.dataset.closed
}
