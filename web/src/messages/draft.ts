import { drafted } from '../form.ts'
import type { Suggestion } from '../ui/Suggest.tsx'
import type { Picture } from '../uploads/picture.ts'

/** What was written and not yet sent. */
export interface Draft {
  text: string
  to: Suggestion | null
  picture: Picture | null
}

export const nothingWritten: Draft = { text: '', to: null, picture: null }

/** Tells apart a new message, one to somebody in particular, and one that is written again. */
export const draftName = (of: string) => `message-draft:${of}`

/** Whether something of it is kept in this tab. */
export const isDrafted = (of: string) => Object.values(drafted<Draft>(draftName(of)) ?? {}).some(Boolean)
