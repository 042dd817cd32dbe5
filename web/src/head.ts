import type { Language } from '@evenlight/contract/languages'
import type { QueryClient } from '@tanstack/react-query'
import type { useSay } from './words/say.tsx'

/** What a page tells search engines and previews of itself. */
export interface Head {
  /** At most 155 characters. */
  description: string
  /** Its one address on this site, bare and without what only narrows or sorts. */
  path: string
  /** The language that what it is about is written in: in others only what stands around it is. */
  writtenIn?: Language
  /** The languages that it can be read in; all of ours where it isn't said. */
  readIn?: readonly Language[]
  kind?: 'website' | 'profile' | 'article'
  /** Address of its preview picture, 1200 × 630, where it has one of its own. */
  picture?: string
  /** The page whose picture in the language of the page it is, where it has none by address. */
  pictured?: 'faq' | 'offers'
  /** Where programs that follow sites find what is new on it. */
  feed?: string
  /** What it is about, as schema.org says it. `site` is the origin, `at` gives the whole address of a page. */
  about?: (site: string, at: (path: string) => string) => readonly object[]
}

export interface HeadArgs {
  say: ReturnType<typeof useSay>
  /** The same in another language than the page's: for what is told of a text in the language that it is written in. */
  sayIn: (language: Language) => ReturnType<typeof useSay>
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
