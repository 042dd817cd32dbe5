import { queryOptions } from '@tanstack/react-query'
import { calls, type Line } from './calls.ts'

/** Lines of a page; a statement of ten thousand is read in a hundred. */
const PAGE = '100'

/** The disputed lines of a statement, of however many pages. */
export const disputedOf = (id: string) =>
  queryOptions({
    queryKey: ['earnings', 'statement', id, 'disputed'],
    queryFn: async () => {
      const found: Line[] = []
      for (let after: string | null | undefined; after !== null;) {
        const page = await calls.lines({ params: { id }, query: { limit: PAGE, ...(after && { after }) } })
        found.push(...page.data.filter(({ dispute }) => dispute !== undefined))
        after = page.next
      }
      return found
    },
  })
