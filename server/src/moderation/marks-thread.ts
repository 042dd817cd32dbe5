import { findAcross, findContact, type Found } from '@evenlight/contact/find'

export interface Text {
  typed: string
  /** What its sender wrote before, the oldest first. */
  earlier: readonly string[]
}
/** So many are told one by one; the last of them goes on to the end of all that follow. */
const marksMax = 50
const capped = (marks: Found[]) => {
  const rest = marks.slice(marksMax - 1)
  return rest.length < 2
    ? marks
    : [...marks.slice(0, marksMax - 1), { ...rest[0]!, to: Math.max(...rest.map(({ to }) => to)) }]
}

let last: readonly string[] = []
/** The search prepares itself once for each array, and every task brings one of its own. */
const same = (words: readonly string[]) => {
  if (words.length !== last.length || words.some((word, n) => word !== last[n])) last = words
  return last
}

/** What looks like a way around the house in each of these texts. */
export const marksIn = ({ texts, words: given }: { texts: readonly Text[]; words: readonly string[] }) => {
  const words = same(given)
  return texts.map(({ typed, earlier }) => {
    const across = findAcross(earlier, typed, { words })
    // What is sure together with what came before says more than a guess at a part of it.
    const own = findContact(typed, { words }).filter(({ from }) => !across.some((one) => one.sure && one.to > from))
    return capped([...own, ...across].sort((a, b) => a.from - b.from))
  })
}
