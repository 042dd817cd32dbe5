import { readFileSync } from 'node:fs'

export type CorpusSet =
  | ''
  | '-a'
  | '-b'
  | '-c'
  | '-d'
  | '-e'
  | '-f'
  | '-g'
  | '-h'
  | '-i'
  | '-j'
  | '-k'
  | '-l'
  | '-m'
  | '-n'
  | '-o'
  | '-q'
  | '-r'
  | '-t'
  | '-u'
  | '-practice'
  | '-s'

/** The sets that the rules and the weights were made with in view. */
export const setsInView: readonly CorpusSet[] = [
  '',
  '-a',
  '-b',
  '-c',
  '-d',
  '-e',
  '-h',
  '-j',
  '-k',
  '-l',
  '-m',
  '-o',
  '-q',
]
/** Written by others, scored once with everything else fixed, and never learned from. */
export const setsNeverSeen: readonly CorpusSet[] = ['-f', '-g', '-i', '-n', '-r', '-t']
/** Written by the authors of the rules: to learn from, never to judge by. */
export const setsForPractice: readonly CorpusSet[] = ['-practice', '-s', '-u']

export interface Sample {
  /** What an evasion tries (`phone`, `handle`, `split` …), or `harmless`. */
  kind: string
  /** As the file has it. */
  line: string
  /** One sender's messages, oldest first. */
  messages: string[]
  /** Of the remark `# lang: es` above it, where the file has such. */
  language: string | undefined
}

/** `\n` and `\u200b` as the files write them become the characters that they stand for. */
const decode = (text: string) =>
  text.replace(/\\n|\\u([0-9a-f]{4})/gi, (_, hex?: string) => (hex ? String.fromCharCode(parseInt(hex, 16)) : '\n'))

const linesOf = (name: string) => {
  let language: string | undefined
  return readFileSync(new URL(`../corpus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      language = /^# lang: (\w+)/.exec(line)?.[1] ?? language
      return line && !/^#(?: |$)/.test(line) ? [{ line, language }] : []
    })
}

export const evasionsOf = (set: CorpusSet): Sample[] =>
  linesOf(`evasions${set}`).map(({ line, language }) => {
    const [kind = '', text = ''] = line.split('\t')
    return { kind, line, messages: decode(text).split(' ⏎ '), language }
  })

export const harmlessOf = (set: CorpusSet): Sample[] =>
  linesOf(`harmless${set}`).map(({ line, language }) => ({
    kind: 'harmless',
    line,
    messages: decode(line).split(' ⏎ '),
    language,
  }))
