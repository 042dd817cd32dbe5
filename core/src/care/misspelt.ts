/** Words that are so often written in haste that every single slip of them counts as the word. */
const words = ['suicide', 'suicidal', 'myself', 'overdose', 'anymore', 'unalive']
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Slips that are words of their own. */
const others = new Set(['himself', 'herself', 'itself', 'thyself'])

const slipsOf = (word: string) => {
  const out: string[] = []
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    out.push(head + tail.slice(1), head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2))
    for (const letter of letters) out.push(head + letter + tail, head + letter + tail.slice(1))
  }
  return out
}
const known = new Map(
  words.flatMap((word) =>
    slipsOf(word).flatMap((slip): [string, string][] => (slip.length > 4 && !others.has(slip) ? [[slip, word]] : [])),
  ),
)
const long = /[a-z]{5,}/g

/** A word with the slips of the few that matter most put right. */
export const unslipped = (word: string) => word.replace(long, (letters) => known.get(letters) ?? letters)
