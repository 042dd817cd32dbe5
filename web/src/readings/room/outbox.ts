import { useSecure } from '../../session/secure.ts'
import type { Line } from './thread.ts'

const DRAFT = 'chat-draft:'
const OUTBOX = 'chat-outbox:'

/** Where a tab keeps what was typed and not yet acknowledged. A browser that refuses storage loses it with the page. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

const put = (name: string, text: string) =>
  attempt(() => (text ? sessionStorage.setItem(name, text) : sessionStorage.removeItem(name)), undefined)

export const draftOf = (readingId: string) => attempt(() => sessionStorage.getItem(DRAFT + readingId) ?? '', '')
export const keepDraft = (readingId: string, text: string) => put(DRAFT + readingId, text)

/** Messages of this tab that the server has not acknowledged. What was on its way when the page went is queued again. */
export function unsentOf(readingId: string): Line[] {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(OUTBOX + readingId) ?? '[]') as Line[], [])
  return kept.map((line) => (line.state === 'sending' ? { ...line, state: 'queued' } : line))
}

export const keepUnsent = (readingId: string, lines: readonly Line[]) =>
  put(OUTBOX + readingId, lines.length ? JSON.stringify(lines) : '')

/** Nothing private stays behind when the person signs out. */
useSecure.subscribe((secure) => {
  if (secure) return
  const names = attempt(() => Object.keys(sessionStorage), [])
  for (const name of names) if (name.startsWith(DRAFT) || name.startsWith(OUTBOX)) put(name, '')
})
