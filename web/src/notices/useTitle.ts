import { useWritten } from '../words/say.tsx'
import type { Notice } from './calls.ts'

/** Gives the function that says the title of a notice: the board as an admin wrote it, all else in the words of the page. */
export function useTitle() {
  const written = useWritten()
  return ({ says, title }: Pick<Notice, 'says' | 'title'>) =>
    says ? written(`notices.says.${says.code}`, says.values, title) : title
}
