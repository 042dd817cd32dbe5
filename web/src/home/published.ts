import { content } from '@evenlight/contract/content'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { publishedKey } from '../content/published-key.ts'
import { languageNow } from '../words/known.ts'

/** What the house has put on the home page, and its newest articles; the rest of the answer is for other pages. */
export const publishedOf = () =>
  queryOptions({
    queryKey: [publishedKey, 'home'],
    queryFn: async ({ meta }) => {
      const query = { locale: meta?.language ?? languageNow() }
      const { blocks, articles } = await api(content, meta?.send).home({ query })
      return { blocks, articles }
    },
  })
