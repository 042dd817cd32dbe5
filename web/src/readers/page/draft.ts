import type { Profile } from '../calls.ts'

/** What a reader writes of themselves, as it stands in the fields. */
export interface PageDraft {
  headline: string
  about: string
  status_line: string
  expertises: readonly string[]
  languages: readonly string[]
}

export const draftOf = ({ headline, about, status_line = '', expertises, languages }: Profile): PageDraft => ({
  headline,
  about,
  status_line,
  expertises,
  languages,
})

/** The same as it is sent. */
export const wordsOf = ({ headline, about, status_line, expertises, languages }: PageDraft) => ({
  headline: headline.trim(),
  about,
  status_line: status_line.trim(),
  expertises: [...expertises],
  languages: [...languages],
})

/** The page as it would be, were it saved now. */
export const drafted = (page: Profile, draft: PageDraft): Profile => {
  const words = wordsOf(draft)
  return { ...page, ...words, status_line: words.status_line || undefined }
}

/** Whether something in the fields is not on the page yet. */
export const isUnsaved = (page: Profile, draft: PageDraft) =>
  JSON.stringify(wordsOf(draft)) !== JSON.stringify(wordsOf(draftOf(page)))
