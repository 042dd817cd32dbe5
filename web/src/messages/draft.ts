import type { Picture } from '../uploads/picture.ts'
import type { Suggestion } from '../ui/Suggest.tsx'

/** What was written and not yet sent. */
export interface Draft {
  text: string
  to: Suggestion | null
  picture: Picture | null
}

const empty: Draft = { text: '', to: null, picture: null }
// Signing out empties the tab's store, so nothing of it stays behind.
const keyOf = (of: string) => `message-draft:${of}`

/** The draft of this tab; `of` tells apart a new message, one to somebody in particular, and one that is written again. */
export function draftOf(of: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') as Draft | null
    return kept && { ...empty, ...kept }
  } catch {
    return null
  }
}

export function keepDraft(of: string, draft: Draft) {
  try {
    if (draft.text || draft.to || draft.picture) sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(of))
  } catch {
    // A browser that refuses storage loses the draft with the page.
  }
}

export const dropDraft = (of: string) => keepDraft(of, empty)
