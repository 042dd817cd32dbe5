import { describe, expect, test } from 'vitest'
import { findAcross, findContact } from '../src/find.ts'
import { evasionsOf, harmlessOf, setsInView } from './corpus.ts'

const evasions = setsInView.flatMap(evasionsOf)
const harmless = setsInView.flatMap(harmlessOf)

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
    for (const set of setsInView) {
      const shapes = [...evasionsOf(set), ...harmlessOf(set)].map(({ kind, messages }) =>
        `${kind === 'harmless' ? '' : kind} ${messages.join(' ⏎ ')}`
          .replace(/\s+/g, ' ')
          .replace(/[0-9]/g, '0')
          .trim()
          .toLowerCase(),
      )
      expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
    }
  })

  test('each evasion has its class, and only what is split has several messages', () => {
    expect(evasions.filter(({ kind, line }) => !/^[a-z-]+$/.test(kind) || line === '')).toEqual([])
    expect(evasions.filter(({ kind, messages }) => (kind === 'split') !== messages.length > 1)).toEqual([])
  })
})
