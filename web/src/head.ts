import type { QueryClient } from '@tanstack/react-query'
import type { useSay } from './words/say.tsx'

/** What a page tells search engines and previews of itself. */
export interface Head {
  /** At most 155 characters. */
  description: string
  /** Its one address on this site, without what only narrows or sorts. */
  path: string
  kind?: 'website' | 'profile' | 'article'
  /** Address of its preview picture, 1200 × 630, where it has one of its own. */
  picture?: string
  /** What it is about, as schema.org says it. `site` is the origin. */
  about?: (site: string) => readonly object[]
}

export interface HeadArgs {
  say: ReturnType<typeof useSay>
  queries: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

const LONGEST = 155

/** The beginning of a text, whole words, as long as a description may be. */
export function short(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}
