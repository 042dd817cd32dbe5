import { readFileSync } from 'node:fs'

/** Whose lines are learned from; all but `own` and `w9` to `w17` were written by people who had not seen the rules. */
export const setsInView = [
  'own',
  'a',
  'c',
  'd',
  'w1',
  'w2',
  'w3',
  'w4',
  'w5',
  'w6',
  'w7',
  'w8',
  'w9',
  'w10',
  'w11',
  'w12',
  'w13',
  'w14',
  'w15',
  'w16',
  'w17',
] as const
/** Never read and never learned from: the judges. */
export const setsNeverSeen = ['b', 'e', 'x', 'y', 'f', 'z'] as const

export type CareSet = (typeof setsInView)[number] | (typeof setsNeverSeen)[number]

/** The texts of a file with one `{"text": …}` a line. */
export const textsOf = (file: string | URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text)

const fileOf = (kind: string, set: CareSet) => new URL(`../../test/care/${kind}-${set}.jsonl`, import.meta.url)
export const markedOf = (set: CareSet): string[] => textsOf(fileOf('marked', set))
export const harmlessOf = (set: CareSet): string[] => textsOf(fileOf('harmless', set))
