import { paths } from '@evenlight/contract/paths'
import { useSecure } from '../session/secure.ts'

/** Where an article is read in the set of pages in force. */
export const articlePath = (id: string) => (useSecure.getState() ? paths.memberArticle(id) : paths.article(id))

export function useArticlePath() {
  const secure = useSecure()
  return secure ? paths.memberArticle : paths.article
}
