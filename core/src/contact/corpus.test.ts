import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findAcross, findContact } from './find.ts'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, 'corpus', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))

/** `\n` and `\u200b` as the files write them become the characters that they stand for. */
const decode = (line: string) =>
  line.replace(/\\n|\\u([0-9a-f]{4})/g, (_, hex?: string) => (hex ? String.fromCharCode(parseInt(hex, 16)) : '\n'))

const sets = ['', '-a', '-b', '-c', '-d', '-e']
const evasions = sets
  .flatMap((set) => read(`evasions${set}.txt`))
  .map((line) => {
    const [kind = '', text = ''] = line.split('\t')
    return { kind, line: text, messages: decode(text).split(' ⏎ ') }
  })
const harmless = sets
  .flatMap((set) => read(`harmless${set}.txt`))
  .map((line) => ({ kind: 'harmless', line, messages: decode(line).split(' ⏎ ') }))

/** What is found in one sender's messages, each looked at as it comes, after those before it. */
const foundIn = (messages: readonly string[]) =>
  messages.flatMap((text, at) =>
    [...findContact(text), ...findAcross(messages.slice(0, at), text)].map((found) => ({ ...found, text })),
  )

describe('contact details in messages that the rules were not written for', () => {
  test('what is found lies inside the message that it is found in', () => {
    const outside = evasions.flatMap(({ line, messages }) =>
      foundIn(messages)
        .filter(({ from, to, text }) => from < 0 || from >= to || to > text.length)
        .map(({ from, to }) => `${from} to ${to} in ${line}`),
    )
    expect(outside).toEqual([])
  })

  test('the corpora are large, and no line is there twice with other digits', () => {
    expect(evasions.length).toBeGreaterThanOrEqual(400)
    expect(harmless.length).toBeGreaterThanOrEqual(1000)
    // Those who wrote the later sets knew nothing of each other.
    for (const set of sets) {
      const shapes = [...read(`evasions${set}.txt`), ...read(`harmless${set}.txt`)]
        .map(decode)
        .map((line) => line.replace(/\s+/g, ' ').replace(/[0-9]/g, '0').trim().toLowerCase())
      expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
    }
  })

  test('each evasion has its class, and only what is split has several messages', () => {
    expect(evasions.filter(({ kind, line }) => !/^[a-z-]+$/.test(kind) || line === '')).toEqual([])
    expect(evasions.filter(({ kind, messages }) => (kind === 'split') !== messages.length > 1)).toEqual([])
  })
})
