import type { Hit } from './phone.ts'
import type { Token, Tokens } from './token.ts'
import { tokensOf } from './tokenize.ts'

/** What may follow a word, and whether a listed phrase ends there. */
interface Branch {
  next: Map<string, Branch>
  isEnd: boolean
}

const standsFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '!': 'i', $: 's', '@': 'a' } // prettier-ignore
/** The same for all spellings of a word that are read alike. */
const alike = ({ text }: Token) =>
  text
    .replace(/[0134578!$@]/g, (sign) => standsFor[sign]!)
    .replace(/l/g, 'i')
    .replace(/(.)\1{2,}/g, '$1$1')

const grown = (words: readonly string[]) => {
  const root: Branch = { next: new Map(), isEnd: false }
  for (const word of words) {
    let branch = root
    for (const token of tokensOf(word)) {
      if (!token.isWord) continue
      const key = alike(token)
      const next = branch.next.get(key) ?? { next: new Map(), isEnd: false }
      branch.next.set(key, next)
      branch = next
    }
    branch.isEnd = branch !== root
  }
  return root
}
const kept = new WeakMap<readonly string[], Branch>()
const lengthMax = 12

/** The listed words and phrases, whole words only, in any disguise. The list is prepared once for each array. */
export const blocked = (tokens: Tokens, words: readonly string[]): Hit[] => {
  const root = kept.get(words) ?? grown(words)
  kept.set(words, root)
  const hits: Hit[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from]!.isWord) continue
    let branch: Branch | undefined = root
    let end = 0
    for (let at = from; branch && at < tokens.length && at < from + lengthMax; at++) {
      if (!tokens[at]!.isWord) continue
      branch = branch.next.get(alike(tokens[at]!))
      if (branch?.isEnd) end = at + 1
    }
    if (!end) continue
    hits.push({ from, to: end, sure: false })
    from = end - 1
  }
  return hits
}
