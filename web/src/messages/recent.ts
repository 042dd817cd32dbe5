import type { Suggestion } from '../ui/Suggest.tsx'
import type { Message } from './calls.ts'
import { otherOf } from './sides.ts'

const RECENT = 5

type Written = Pick<Message, 'client' | 'reader' | 'created_at'>

/** The people last written with, each once, the latest first. */
export function recentOf(messages: readonly Written[], me: string | undefined): Suggestion[] {
  const latest = [...messages].sort((a, b) => b.created_at.localeCompare(a.created_at))
  const found = new Map<string, Suggestion>()
  for (const message of latest) {
    const { id, name, username } = otherOf(message, me)
    if (!found.has(id)) found.set(id, { id, name: username, also: name === username ? undefined : name })
  }
  return [...found.values()].slice(0, RECENT)
}

/** Those last written with first. Where the list isn't whole they stand there even if it doesn't hold them. */
export function inOrder(found: readonly Suggestion[], recent: readonly Suggestion[], whole: boolean) {
  const known = new Set(found.map(({ id }) => id))
  const first = recent.filter(({ id }) => !whole || known.has(id))
  const before = new Set(first.map(({ id }) => id))
  return [...first, ...found.filter(({ id }) => !before.has(id))]
}
