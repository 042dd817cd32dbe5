import { fold } from '@evenlight/core/care/fold'

const between = /[^\p{L}\p{N}]+/gu
/** The Arabic article is no beginning: whoever looks for a word types it with or without. */
const article = /(?<= )ال(?=\p{L}{2})/gu

/** Small letters without accents, a blank before each word. */
const words = (text: string) => ` ${fold(text).replace(between, ' ').trim()}`

/** How well something is called what was typed: 0 its name begins so, 1 a word of it does, 2 it is in the midst; or not at all. */
export function rankOf(names: readonly string[], typed: string) {
  const sought = words(typed)
  if (sought === ' ') return typed.trim() ? undefined : 0
  let best: number | undefined
  for (const name of names) {
    const called = words(name)
    const bare = called.replace(article, '')
    const rank =
      called.startsWith(sought) || bare.startsWith(sought)
        ? 0
        : called.includes(sought) || bare.includes(sought)
          ? 1
          : called.includes(sought.slice(1))
            ? 2
            : undefined
    if (rank !== undefined && !(best !== undefined && best <= rank)) best = rank
  }
  return best
}

/** Those that are called so, the closest first; alike ones stay in their order. */
export const ranked = <Item>(items: readonly Item[], typed: string, namesOf: (item: Item) => readonly string[]) =>
  items
    .map((item) => ({ item, rank: rankOf(namesOf(item), typed) }))
    .filter((one): one is { item: Item; rank: number } => one.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
